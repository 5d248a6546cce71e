import type { WebhookEvent } from "#contract/webhook-events.ts";
import type { EventData, EventDefinition } from "#server/events/define-event.ts";
import { type MoveEvent, applicationEvents } from "#server/domains/applications/index.ts";
import { jobEvents } from "#server/domains/jobs/index.ts";
import { type OfferEvent, offerEvents } from "#server/domains/offers/index.ts";
import { on } from "#server/events/events.ts";
import { tellWebhooks } from "./queue.ts";

type About = Parameters<typeof tellWebhooks>[1]["data"];

/** An event of ours as companies' servers hear of it; null where it is none of theirs. */
function tells<E extends EventDefinition>(
  event: E,
  name: WebhookEvent,
  aboutOf: (data: EventData<E>) => About | null,
) {
  return on(event, `integrations.${name}`, async (tx, { data, at }) => {
    const about = aboutOf(data);
    if (about) await tellWebhooks(tx, { event: name, data: about, at });
  });
}

const ofMove = ({ applicationId, jobId, companyId, candidateId, to }: MoveEvent) => ({
  applicationId,
  jobId,
  companyId,
  candidateId,
  state: to.state,
  stage: to.stage,
});
const ofJob = ({ jobId, companyId }: { jobId: string; companyId: string }) => ({ jobId, companyId });
const ofOffer = ({ offerId, applicationId, jobId, companyId, candidateId }: OfferEvent) => ({
  offerId,
  applicationId,
  jobId,
  companyId,
  candidateId,
});

export const reactions = [
  tells(applicationEvents.received, "application.created", ofMove),
  tells(applicationEvents.invitationAnswered, "application.created", (answered) =>
    // Someone who says yes counts as an application from then on; someone who says no never did.
    answered.to.state === "accepted" ? ofMove(answered) : null,
  ),
  tells(applicationEvents.shortlisted, "application.moved", ofMove),
  tells(applicationEvents.moved, "application.moved", ofMove),
  tells(applicationEvents.reopened, "application.moved", ofMove),
  tells(applicationEvents.passed, "application.passed", ofMove),
  tells(applicationEvents.hired, "application.hired", ofMove),
  tells(applicationEvents.withdrawn, "application.withdrawn", (move) =>
    // A company never heard of who only asked an employee for a referral.
    move.from?.state === "referralRequest" ? null : ofMove(move),
  ),
  tells(applicationEvents.expired, "application.expired", (move) =>
    // Nor was an invitation that nobody answered an application.
    move.from?.state === "referralRequest" || move.from?.state === "outbound" ? null : ofMove(move),
  ),
  tells(jobEvents.published, "job.published", ofJob),
  tells(jobEvents.reopened, "job.published", ofJob),
  tells(jobEvents.closed, "job.closed", ofJob),
  tells(offerEvents.sent, "offer.sent", ofOffer),
  tells(offerEvents.accepted, "offer.accepted", ofOffer),
  tells(offerEvents.declined, "offer.declined", ofOffer),
];
