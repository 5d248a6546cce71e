import { on } from "#server/events/events.ts";
import { askAbout } from "./ask-colleagues.ts";

for (const event of [
  "application.received",
  "application.referralAsked",
  "application.invitationAnswered",
] as const)
  on(event, "sourcing.colleagues", (tx, { data, at }) => askAbout(tx, data.applicationId, at));
