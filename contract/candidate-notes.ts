import { z } from "zod";
import { Tag } from "./applicant-tags.ts";
import { del, get, patch, post } from "./endpoint.ts";
import { StoredFile } from "./files.ts";
import { Done, Filtered, Id, Instant } from "./shapes.ts";

export const mostNoteTags = 10;
export const mostNoteFiles = 10;
export const notYourNote = "Only the person who wrote a note can edit it.";

/** What a team says to itself about a person; the person never sees it. */
export const CandidateNote = z.object({
  id: Id,
  companyId: Id,
  /** The candidate it is about, or the person from a file that the company uploaded. */
  candidateId: Id.nullable(),
  externalCandidatesId: Id.nullable(),
  noteText: z.string(),
  tags: z.array(z.string()),
  attachments: z.array(StoredFile),
  /** The accounts of the teammates it names. */
  mentions: z.array(Id),
  companyAdmin: z.object({ userId: Id, fullName: z.string(), profilePicture: z.string().nullable() }),
  createdAt: Instant,
  editedAt: Instant.nullable(),
});
export type CandidateNote = z.infer<typeof CandidateNote>;

export const NoteText = z.string().trim().min(1, "Write a note first").max(8000);
const content = {
  noteText: NoteText,
  tags: z.array(Tag).max(mostNoteTags),
  /** Files from the folder "notes". */
  attachments: z.array(Id).max(mostNoteFiles),
  mentions: z.array(Id).max(50),
};

/** Notes about candidates, and about people without an account. */
export const candidateNotes = {
  write: post("/candidate-notes", {
    access: "company",
    permission: "applicants",
    status: 201,
    perMinute: 60,
    body: z
      .object({
        candidateId: Id.nullish(),
        externalCandidatesId: Id.nullish(),
        noteText: content.noteText,
        tags: content.tags.default([]),
        attachments: content.attachments.default([]),
        mentions: content.mentions.default([]),
      })
      .refine(({ candidateId, externalCandidatesId }) => !candidateId !== !externalCandidatesId, {
        path: ["candidateId"],
        message: "Say whom the note is about: a candidate or an imported person",
      }),
    response: CandidateNote,
  }),
  /** The newest first, unless the filter orders them. */
  list: get("/candidate-notes", { access: "company", query: Filtered, response: z.array(CandidateNote) }),
  change: patch("/candidate-notes/:id", {
    access: "company",
    permission: "applicants",
    row: "candidateNote",
    /** `deleted: false` brings a note back that was just deleted. */
    body: z.object({ ...content, deleted: z.literal(false) }).partial(),
    response: CandidateNote,
  }),
  remove: del("/candidate-notes/:id", {
    access: "company",
    permission: "applicants",
    row: "candidateNote",
    response: Done,
  }),
};
