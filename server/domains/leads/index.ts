export { leadEvents } from "./events.ts";
export { inviteByEmail, remindByEmail } from "./invite-leads.ts";
