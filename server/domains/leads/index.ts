export { alsoJoin } from "./duplicates/joined-records.ts";
export { formerAddresses } from "./former-records.ts";
export { leadData } from "./own-data.ts";
export { leadEvents } from "./events.ts";
export { inviteByEmail, remindByEmail } from "./invite-leads.ts";
