import { type Reaction, on, withChange } from "#server/events/events.ts";
import { askAbout } from "./ask-colleagues.ts";
import { tellEmployees } from "./tell-employees.ts";
import { applicationEvents, moveEvents } from "#server/domains/applications/index.ts";

export const reactions: Reaction[] = [
  ...[applicationEvents.received, applicationEvents.referralAsked, applicationEvents.invitationAnswered].map(
    (event) => on(event, "referrals.colleagues", (tx, { data, at }) => askAbout(tx, data.applicationId, at)),
  ),
  ...moveEvents.map((event) => withChange(event, "referrals.tellEmployees", tellEmployees)),
];
