import type { candidateNotes } from "#contract/candidate-notes.ts";
import { done } from "#contract/shapes.ts";
import type { DomainHandlers } from "#server/context.ts";
import { changeNote, removeNote } from "./change-note.ts";
import { listNotes } from "./list-notes.ts";
import { writeNote } from "./write-note.ts";

export const noteHandlers: DomainHandlers<typeof candidateNotes> = {
  write: ({ body, ...context }) => writeNote(context, body),
  list: ({ query, ...context }) => listNotes(context, query.filter),
  change: ({ params, body, ...context }) => changeNote(context, params.id, body),
  remove: ({ params, ...context }) => removeNote(context, params.id).then(() => done),
};
