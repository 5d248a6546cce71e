import { get, post } from "./endpoint.ts";
import { JobTeam } from "./job-shapes.ts";

/** Who works on a job. */
export const jobTeams = {
  team: get("/job-teams/jobs/:id", { access: ["company", "employee"], row: "job", response: JobTeam }),
  joinTeam: post("/job-teams/:id/join", {
    access: ["company", "employee"],
    permission: "applicants",
    row: "job",
    response: JobTeam,
  }),
  leaveTeam: post("/job-teams/:id/leave", {
    access: ["company", "employee"],
    permission: "applicants",
    row: "job",
    response: JobTeam,
  }),
};
