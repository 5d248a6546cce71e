import type { boardApplications } from "#contract/board-applications.ts";
import type { DomainHandlers } from "#server/context.ts";
import { listBoards, setBoard } from "./boards.ts";
import { retrySending, showForTeam, showMine } from "./show-application.ts";

export const boardApplicationHandlers: DomainHandlers<typeof boardApplications> = {
  boards: ({ params, ...context }) => listBoards(context, params.id),
  setBoard: ({ params, body, ...context }) => setBoard(context, params, body),
  ofApplication: ({ params, ...context }) => showForTeam(context, params.id),
  retry: ({ params, ...context }) => retrySending(context, params.id),
  ofMine: ({ params, ...context }) => showMine(context, params.id),
};
