import type { referrals } from "#contract/referrals.ts";
import { done } from "#contract/shapes.ts";
import type { DomainHandlers } from "#server/context.ts";
import { followLink, sharerOfJob } from "#server/domains/applications/index.ts";
import { answerReveal, answerReveals, findPastWork, savePastWork } from "./answer-reveal.ts";
import { declineReferral, referCandidate } from "./answer-request.ts";
import { askReferral } from "./ask-referral.ts";
import {
  answerColleague,
  askColleague,
  listAskedOfMe,
  listColleagueQuestions,
} from "./colleague-questions.ts";
import { showCandidateStats } from "./candidate-stats.ts";
import { listKnownBy, listRevealedLeads } from "./list-revealed.ts";
import { listReveals } from "./list-reveals.ts";
import { listOwn, listReferralRequests } from "./list-referral-requests.ts";
import { decideRequest, listReviewRequests } from "./review-requests.ts";
import { listReviews, voteOnReferral } from "./review-referral.ts";

export const referralHandlers: DomainHandlers<typeof referrals> = {
  follow: ({ db, viewer, now, body }) =>
    db
      .transaction((tx) => followLink(tx, { userId: viewer.userId, tag: body.pTag, at: now() }))
      .then(() => done),
  sharer: ({ params, ...context }) => sharerOfJob(context, params.id),
  ask: ({ body, query, ...context }) => askReferral(context, { ...body, pTag: query.pTag }),
  stats: (context) => showCandidateStats(context),
  refer: ({ params, body, ...context }) => referCandidate(context, params.id, body.note),
  decline: ({ params, ...context }) => declineReferral(context, params.id),
  requests: ({ query, ...context }) => listReferralRequests(context, query),
  mine: ({ query, ...context }) => listOwn(context, query),
  reviewRequests: ({ query, ...context }) => listReviewRequests(context, query.filter),
  decideRequest: ({ params, body, ...context }) => decideRequest(context, params.id, body),
  reviews: ({ query, ...context }) => listReviews(context, query),
  vote: ({ params, query, body, ...context }) =>
    voteOnReferral(context, params.id, { as: query.as, vote: body.vote }),

  reveals: ({ query, ...context }) => listReveals(context, query),
  answerReveal: ({ params, body, ...context }) => answerReveal(context, params.id, body.state),
  answerReveals: ({ body, ...context }) => answerReveals(context, body),
  colleagueQuestions: ({ params, ...context }) => listColleagueQuestions(context, params.id),
  askColleague: ({ params, body, ...context }) => askColleague(context, params.id, body),
  askedOfMe: (context) => listAskedOfMe(context),
  answerColleague: ({ params, body, ...context }) => answerColleague(context, params.id, body.answer),
  pastWork: (context) => findPastWork(context),
  savePastWork: ({ body, ...context }) => savePastWork(context, body.pastWork),
  revealedLeads: ({ query, ...context }) => listRevealedLeads(context, query),
  knownBy: ({ params, ...context }) => listKnownBy(context, params.id),
};
