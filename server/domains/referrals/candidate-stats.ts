import { requestsAMonth } from "#contract/referrals.ts";
import type { CandidateContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { countReferralRequests } from "#server/domains/applications/index.ts";
import { countProfileViews, findProfile } from "#server/domains/candidates/index.ts";
import { conflict } from "#server/errors/refusal.ts";
import { dayOf, startOfDay } from "#shared/times/calendar-days.ts";

/** How often companies read one's profile, and how many referrals one may still ask for this month. */
export async function showCandidateStats({ db, viewer, now }: CandidateContext) {
  const { candidateId } = viewer;
  const [requests, profileViews] = await Promise.all([
    requestsLeft(db, candidateId, now()),
    countProfileViews(db, candidateId),
  ]);
  return { ...requests, profileViews };
}

export async function refuseTooManyRequests(db: Reader, candidateId: string, now: Date) {
  const { availableRequest } = await requestsLeft(db, candidateId, now);
  if (availableRequest === 0)
    throw conflict(
      "NO_REQUESTS_LEFT",
      `You asked for ${requestsAMonth} referrals this month. You can ask again next month, or apply without one.`,
    );
}

/** Counts requests from the first of the month in the person's time zone. */
async function requestsLeft(db: Reader, candidateId: string, now: Date) {
  const timeZone = (await findProfile(db, candidateId))?.user.timeZone ?? "UTC";
  const month = dayOf(now, timeZone).slice(0, "2026-11".length);
  const since = startOfDay(`${month}-01`, timeZone);
  const { asked, pending } = await countReferralRequests(db, { candidateId, since });
  return {
    availableRequest: Math.max(0, requestsAMonth - asked),
    pendingRequest: pending,
    lastUpdatedAvailableRequestDate: since,
  };
}
