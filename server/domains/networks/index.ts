export { invitationFor, invitePeople, inviteToJob } from "./invite-people.ts";
export { findReachable } from "./reachable-people.ts";
export { saveLayoffs, readLayoff } from "./layoffs.ts";
export { type Earlier, refuseIfTeammateWrote, writtenBefore } from "./written-before.ts";
