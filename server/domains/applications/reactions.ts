import { type Reaction, on, onAll } from "#server/events/events.ts";
import { declineInvitations } from "./answer-invitation.ts";
import { endWaiting } from "./clock.ts";
import { forgetScores } from "./fit/forget-scores.ts";
import { judgeAgainSoon } from "./fit/judge-again.ts";
import { followLink } from "./referrals/followed-links.ts";
import { accountEvents } from "#server/domains/accounts/index.ts";
import { candidateEvents } from "#server/domains/candidates/index.ts";
import { doNotContactEvents } from "#server/domains/do-not-contact/index.ts";
import { jobEvents } from "#server/domains/jobs/index.ts";

export const reactions: Reaction[] = [
  onAll(jobEvents.closed, "applications", (tx, closed) => {
    const jobIds = closed.map(({ data }) => data.jobId);
    return endWaiting(tx, jobIds, closed[0]!.at);
  }),
  on(doNotContactEvents.changed, "applications.decline", async (tx, { data, at }) => {
    if (data.on) await declineInvitations(tx, { ...data, now: at });
  }),
  on(accountEvents.signedUp, "referral-links", async (tx, { data: { userId, pTag: tag }, at }) => {
    if (tag) await followLink(tx, { userId, tag, at });
  }),
  on(candidateEvents.changed, "application-scores", (tx, { data, at }) =>
    forgetScores(tx, data.candidateId, at),
  ),
  onAll(jobEvents.criteriaChanged, "applications.judge", (tx, changed) => {
    const jobIds = changed.map(({ data }) => data.jobId);
    return judgeAgainSoon(tx, jobIds, changed[0]!.at);
  }),
];
