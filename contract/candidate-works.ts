import { z } from "zod";
import { WebAddress, line, paragraph } from "./candidate-shapes.ts";
import { del, get, patch, post } from "./endpoint.ts";
import { Done, Filtered, Id, Instant, PictureAddress } from "./shapes.ts";

export const mostHighlights = 20;

/** What the person is proud of, as hiring teams read it. */
export const Highlight = z.object({
  title: z.string(),
  description: z.string(),
  link: z.string().nullable(),
  imageURL: z.string().nullable(),
});
export const CandidateWork = Highlight.extend({ id: Id, candidateId: Id, createdAt: Instant });
export type CandidateWork = z.infer<typeof CandidateWork>;

const fields = {
  title: line.min(1, "Give it a title"),
  description: paragraph,
  link: WebAddress.nullable().transform((link) => link || null),
  imageURL: PictureAddress.nullable(),
};

/** Highlights of a profile ("candidate works" on the wire). */
export const candidateWorks = {
  addWork: post("/candidate-works", {
    access: "candidate",
    status: 201,
    perMinute: 60,
    body: z.object({
      title: fields.title,
      description: fields.description.default(""),
      link: fields.link.default(null),
      imageURL: fields.imageURL.default(null),
    }),
    response: CandidateWork,
  }),
  /** One's own, the oldest first; hiring teams read them with an application. */
  works: get("/candidate-works", {
    access: "candidate",
    query: Filtered,
    response: z.array(CandidateWork),
  }),
  changeWork: patch("/candidate-works/:id", {
    access: "candidate",
    row: "candidateWork",
    body: z.object(fields).partial(),
    response: CandidateWork,
  }),
  removeWork: del("/candidate-works/:id", { access: "candidate", row: "candidateWork", response: Done }),
};
