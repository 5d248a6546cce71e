import { z } from "zod";
import { get, patch, post } from "./endpoint.ts";
import { Id, Instant } from "./shapes.ts";

export const mostTimes = 5;
export const interviewStates = ["proposed", "confirmed", "refused", "canceled"] as const;

export const Interview = z.object({
  id: Id,
  applicationId: Id,
  /** Refused: none of the times suits the candidate. */
  state: z.enum(interviewStates),
  /** What the team proposes, the earliest first. */
  times: z.array(Instant),
  /** The one that the candidate chose. */
  time: Instant.nullable(),
  minutes: z.number().int(),
  /** An address, a link or a phone number. */
  place: z.string(),
  note: z.string().nullable(),
  /** What the candidate wrote when no time suited. */
  answer: z.string().nullable(),
  /** Rises with each change, as calendars ask for it. */
  revision: z.number().int(),
  changedAt: Instant,
});
export type Interview = z.infer<typeof Interview>;

/** With an offset or in UTC; kept in UTC. */
const Time = z.iso.datetime({ offset: true }).transform((time) => new Date(time).toISOString());
const Proposal = z.object({
  times: z.array(Time).min(1, "Add at least one time").max(mostTimes, `Propose at most ${mostTimes} times`),
  minutes: z.number().int().min(5).max(480),
  place: z.string().trim().min(1, "Location is a required field, Please add").max(500),
  note: z.string().trim().max(2000).nullish(),
});
const ofTeam = { access: "company", permission: "applicants", response: Interview } as const;

/** Times for an interview: the team proposes some, the candidate chooses one or says that none suits. */
export const interviews = {
  list: get("/requests/:id/interviews", {
    access: ["candidate", "company"],
    row: "application",
    response: z.array(Interview),
  }),
  propose: post("/requests/:id/interviews", { ...ofTeam, row: "application", status: 201, body: Proposal }),
  /** Asks the candidate again, whatever they answered before. */
  change: patch("/interviews/:id", { ...ofTeam, row: "interview", body: Proposal }),
  cancel: patch("/interviews/:id/cancel", { ...ofTeam, row: "interview" }),
  answer: patch("/interviews/:id/answer", {
    access: "candidate",
    row: "interview",
    body: z.object({
      /** Null where none of the times suits. */
      time: Time.nullable(),
      answer: z.string().trim().max(1000).nullish(),
    }),
    response: Interview,
  }),
};
