export { invitationFor, invitePeople, inviteToJob } from "./invite-people.ts";
export { findReachable } from "./reachable-people.ts";
export { saveLayoffs, readLayoff } from "./layoffs.ts";
export { type Earlier, isTeammates, refuseIfTeammateWrote, writtenBefore } from "./written-before.ts";
export { networkNames } from "./names.ts";
