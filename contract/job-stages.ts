import { z } from "zod";
import { get, patch } from "./endpoint.ts";
import { Filtered, Id } from "./shapes.ts";

export const Stage = z.object({ id: z.string(), name: z.string(), fixed: z.boolean() });
export type Stage = z.infer<typeof Stage>;
/** A company's or a job's own stage, between interview and offer; its id stays when it is renamed. */
export const OwnStage = Stage.omit({ fixed: true });
export type OwnStage = z.infer<typeof OwnStage>;
const name = z.string().trim().min(1, "Name this stage").max(60);
/** A stage as it is written: its name alone, or with the id it is known by, so that it can be renamed. */
const WrittenStage = z.union([name, z.object({ id: z.string().max(80).optional(), name })]);
export type WrittenStage = z.infer<typeof WrittenStage>;
export const WrittenStages = z.array(WrittenStage).max(8, "A board can have up to 8 stages of its own");
/** Where the people of each stage go that is removed: from its id to another's id or name. Without it such a change is refused, and says who stands where. */
export const PeopleTo = z.record(z.string().max(80), z.string().max(80));
export type PeopleTo = z.infer<typeof PeopleTo>;
/** What a refusal for want of `peopleTo` names. */
export const OccupiedStage = OwnStage.extend({ people: z.number().int() });
export type OccupiedStage = z.infer<typeof OccupiedStage>;
const CompanyStages = z.object({ companyId: Id, stages: z.array(Stage) });

/** The columns of a hiring board: a company's, and those a job has of its own. */
export const jobStages = {
  companyStages: get("/company-job-stages", {
    key: "jobs:read",
    access: "company",
    query: Filtered,
    response: z.array(CompanyStages),
  }),
  /** The boards of jobs that have stages of their own, with or without applications. */
  ownStages: get("/company-job-stages/jobs", {
    access: "company",
    response: z.array(z.object({ jobId: Id, stages: z.array(Stage) })),
  }),
  setCompanyStages: patch("/company-job-stages/company/:id", {
    access: "company",
    row: "company",
    permission: "stages",
    body: z.object({
      stages: WrittenStages,
      peopleTo: PeopleTo.optional(),
      /** The own stages as the caller knows them: where a teammate has changed them since, nothing is saved. */
      seen: z.array(OwnStage).optional(),
    }),
    response: CompanyStages,
  }),
  stages: get("/job-stages/job/:id", {
    access: ["company", "candidate", "employee"],
    row: "job",
    response: z.array(Stage),
  }),
};
