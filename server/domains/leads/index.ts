export { alsoJoin } from "./duplicates/joined-records.ts";
export { receiveFromInvited, receiveFromMember } from "./answers-by-email.ts";
export { leadData } from "./own-data.ts";
export { leadEvents } from "./events.ts";
export { inviteByEmail, remindByEmail } from "./invite-leads.ts";
