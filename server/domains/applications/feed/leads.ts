import type { UndoKind } from "#contract/application-shapes.ts";
import type { CompanyContext } from "#server/context.ts";
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

/** Turns down people that automatic sourcing proposes. */
export function dismissLeads(context: CompanyContext, requests: string[]) {
  return decideAboutMany(requests, (id) => decide(context, id, { move: "dismissLead" }));
}
