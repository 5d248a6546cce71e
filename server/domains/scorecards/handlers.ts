import type { scorecards } from "#contract/scorecards.ts";
import type { DomainHandlers } from "#server/context.ts";
import { askForScorecards } from "./ask-for-scorecards.ts";
import { listKits, setKit } from "./kits.ts";
import { listScorecards } from "./list-scorecards.ts";
import { writeScorecard } from "./write-scorecard.ts";

export const scorecardHandlers: DomainHandlers<typeof scorecards> = {
  kits: ({ params, ...context }) => listKits(context, params.id),
  setKit: ({ params, body, ...context }) => setKit(context, params.id, body),
  list: ({ params, ...context }) => listScorecards(context, params.id),
  write: ({ params, body, ...context }) => writeScorecard(context, params.id, body),
  ask: ({ params, body, ...context }) => askForScorecards(context, params.id, body),
};
