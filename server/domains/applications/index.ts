export { dismissLeads } from "./feed/leads.ts";
export { findRow } from "./find-row.ts";
export { messageOfBatch } from "./batches/batches.ts";
export { MoveEvent, applicationEvents } from "./events.ts";
export { asCandidateSees } from "./undo/pending-action.ts";
export { acceptInvitation } from "./answer-invitation.ts";
export { judgeKept } from "./fit/judge-application.ts";
export { makeMove } from "./make-move.ts";
export { keepSent, readToSend } from "./what-is-sent.ts";
export {
  type Application,
  findApplication,
  findForTeam,
  latestApplication,
  lockApplication,
  lockForTeam,
  lockPair,
  setMuted,
} from "./queries.ts";
export { inChatGroup, mayMove, nameOf } from "./rules.ts";
export { startApplication } from "./start-application.ts";
export { listReferralMoves, referralsOf } from "./referral-moves.ts";
export { countReferralRequests, endRequestsTo, hasDeclinedReferral } from "./referral-requests.ts";
export { creditOf, firstOfCoworkers, hasSpokenFor } from "./referrals/credit.ts";
export { followLink, sharerOfJob } from "./referrals/followed-links.ts";
export { endReferral, keepReferral } from "./referrals/keep-referral.ts";
export { listOwnReferrals } from "./referrals/list-referrals.ts";
export { joinAccounts, partAccounts } from "./referrals/same-person.ts";
export { applications } from "./tables.ts";
export { applicationData } from "./own-data.ts";
export { markReadByPoster } from "./feed/mark-read.ts";
export { applyToJob, applyWithin, liveJob, refuseIncompleteProfile } from "./apply-to-job.ts";
export { forgetDraft } from "./mine/forget-draft.ts";
export { fileOfSentResume, linesSent, showSentResume } from "./mine/sent-resume.ts";
export { readAnswers } from "./answers/read-answers.ts";
export { showAnswers } from "./answers/show-answers.ts";
export { firstAnswers } from "./mine/first-answers.ts";
export { findMine, listMine, listThese } from "./mine/my-applications.ts";
export { selectRows, type SelectedRow } from "./select-rows.ts";
export { countVotes, noVotes, saveVote, tallyVotes, type Vote } from "./notes/votes.ts";
export { moveEvents } from "./transitions.data.ts";
export { everReached, isOnlyAsked, onlyAsked } from "./ever-reached.ts";
export { addLeads, dropLeads, leadTabs } from "./leads.ts";
export { type TakenOver, moveLeads } from "./joining/move-leads.ts";
export { beforeApplying } from "./before-applying.ts";
export { notOwn, shownToTeam } from "./queries.ts";
export {
  applicationFor,
  companiesAppliedTo,
  findTakenOver,
  hasAnswered,
  hasApplied,
  lastInvitations,
  lastMoves,
  movesOf,
  statesForJob,
} from "./queries.ts";
export { trackedIds } from "./feed/count-tracker.ts";
export { listWhere } from "./feed/list-applications.ts";
export {
  type JoinedApplications,
  type JoiningPeople,
  joinApplications,
  partApplications,
} from "./joining/join-applications.ts";
export { sameJobs } from "./joining/which-stays.ts";
export { batchNames } from "./batches/names.ts";
