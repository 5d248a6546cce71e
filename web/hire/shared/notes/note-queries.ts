import { queryOptions } from "@tanstack/react-query";
import type { CandidateNote } from "#contract/candidate-notes.ts";
import { api } from "#web/api/client.ts";
import { useChanges } from "#web/api/use-change.ts";

/** The person whom notes are about: a candidate, or one from a file that the company uploaded. */
export type About = { candidateId: string } | { externalCandidatesId: string };

const most = 200;
/** Links to attached files live ten minutes. */
const linksLiveMs = 9 * 60_000;
export const notesAbout = (about: About) =>
  queryOptions({
    queryKey: ["notes", about],
    queryFn: () =>
      api.candidateNotes.list({ query: { filter: JSON.stringify({ where: about, limit: most }) } }),
    refetchInterval: linksLiveMs,
  });

/** What a note says. */
export interface NoteWords {
  noteText: string;
  tags: string[];
  /** The ids of files. */
  attachments: string[];
  /** The accounts of teammates. */
  mentions: string[];
}

/** Writes notes about one person, edits them, and deletes them with undo. */
export function useNotes(about: About) {
  const change = useChanges({ stale: [["notes"], ["applications"]] });
  const write = (words: NoteWords) =>
    change({ call: () => api.candidateNotes.write({ body: { ...about, ...words } }), about: "write" });
  const edit = ({ id }: CandidateNote, words: NoteWords) =>
    change({ call: () => api.candidateNotes.change({ params: { id }, body: words }), about: id });
  const restore = ({ id }: CandidateNote) =>
    change({
      call: () => api.candidateNotes.change({ params: { id }, body: { deleted: false } }),
      success: "Note restored",
    });
  const remove = (note: CandidateNote) =>
    change({
      call: () => api.candidateNotes.remove({ params: { id: note.id } }),
      success: () => ({ text: "Note deleted", undo: () => void restore(note) }),
      about: note.id,
    });
  return { write, edit, remove };
}
