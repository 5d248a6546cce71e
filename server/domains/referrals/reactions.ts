import { type Reaction, on } from "#server/events/events.ts";
import { askAbout } from "./ask-colleagues.ts";
import { applicationEvents } from "#server/domains/applications/index.ts";

export const reactions: Reaction[] = [
  applicationEvents.received,
  applicationEvents.referralAsked,
  applicationEvents.invitationAnswered,
].map((event) =>
  on(event, "referrals.colleagues", (tx, { data, at }) => askAbout(tx, data.applicationId, at)),
);
