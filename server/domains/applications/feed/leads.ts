import type { UndoKind } from "#contract/application-shapes.ts";
import type { CompanyContext } from "#server/context.ts";
import { refuseIfAskedNotTo } from "#server/domains/do-not-contact/index.ts";
import { decideAboutMany } from "../batches/decide-many.ts";
import { decide, holdFor } from "../decide.ts";

interface Ignored {
  requests: string[];
  undoKind?: UndoKind;
  place?: number;
}
/** Archives leads; each can be undone on its own. */
export function ignoreLeads(context: CompanyContext, { requests, ...undoable }: Ignored) {
  const hold = holdFor("ignoreLead", undoable);
  return decideAboutMany(requests, (id) => decide(context, id, { move: "ignoreLead", hold }));
}

/** Back to the shortlist if they were saved, otherwise to the pending ones: the mark was kept. */
export function bringBackLeads(context: CompanyContext, requests: string[]) {
  return decideAboutMany(requests, (id) => decide(context, id, { move: "bringBackLead" }));
}

/** Approves or turns down the people that automatic sourcing proposes. */
export function decideOutbound(
  context: CompanyContext,
  { accept, requestIds }: { accept: boolean; requestIds: string[] },
) {
  return decideAboutMany(requestIds, (id) =>
    decide(context, id, async ({ companyId, candidateId }, tx) => {
      if (!accept) return { move: "dismissLead" };
      await refuseIfAskedNotTo(tx, context.config, { companyId, id: candidateId });
      return { move: "approveLead" };
    }),
  );
}
