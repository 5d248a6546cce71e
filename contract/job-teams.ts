import { z } from "zod";
import { AsTeamOrEmployee } from "./shapes.ts";
import { del, get, post, put } from "./endpoint.ts";
import { JobColleague, JobTeam } from "./job-shapes.ts";

const ofJob = { row: "job", response: JobTeam } as const;
const ownPlace = {
  ...ofJob,
  access: ["company", "employee"],
  permission: "applicants",
  query: AsTeamOrEmployee,
} as const;
const changed = { ...ofJob, access: "company", permission: "jobs" } as const;

/** Who works on a job. */
export const jobTeams = {
  team: get("/job-teams/jobs/:id", { ...ofJob, access: ["company", "employee"] }),
  joinTeam: post("/job-teams/:id/join", ownPlace),
  leaveTeam: post("/job-teams/:id/leave", ownPlace),
  /** Who could be added, by what their names hold: those who hire first. */
  colleagues: get("/job-teams/:id/colleagues", {
    access: "company",
    row: "job",
    query: z.object({ q: z.string().trim().max(100).optional() }),
    response: z.array(JobColleague),
  }),
  addToTeam: put("/job-teams/:id/members/:memberId", changed),
  removeFromTeam: del("/job-teams/:id/members/:memberId", changed),
};
