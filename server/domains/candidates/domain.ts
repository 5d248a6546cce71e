import type { Domain } from "#server/domain.ts";
import { addFileNames } from "#server/domains/files/index.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { fromStart } from "#server/tasks/recurring.ts";
import { endConsents } from "./consents.ts";
import { growExperience } from "./grow-experience.ts";
import { candidateHandlers } from "./handlers.ts";
import { reactions } from "./reactions.ts";
import { forgetSignupProfile } from "./signup-profiles.ts";
import { candidateTasks } from "./tasks.ts";
import * as tables from "./tables.ts";

addFileNames(
  tables.candidates.workExperience,
  tables.candidates.education,
  tables.candidates.projects,
  tables.candidates.certification,
  tables.candidates.profile,
  tables.candidates.profileVideo,
  tables.candidateWorks.imageURL,
  tables.candidateWorks.link,
  tables.signupProfiles.data,
);

export const candidates: Domain = {
  handlers: { candidates: candidateHandlers },
  tasks: runTasks(candidateTasks, { forgetSignup: forgetSignupProfile, endConsents, growExperience }),
  reactions,
  onStart: [fromStart(candidateTasks.endConsents), fromStart(candidateTasks.growExperience)],
};
