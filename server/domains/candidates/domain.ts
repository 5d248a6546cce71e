import type { Domain } from "#server/domain.ts";
import { runTasks } from "#server/tasks/define-task.ts";
import { endConsents, startEndingConsents } from "./consents.ts";
import { growExperience, startGrowingExperience } from "./grow-experience.ts";
import { candidateHandlers } from "./handlers.ts";
import { reactions } from "./reactions.ts";
import { forgetSignupProfile } from "./signup-profiles.ts";
import { candidateTasks } from "./tasks.ts";

export const candidates: Domain = {
  handlers: { candidates: candidateHandlers },
  tasks: runTasks(candidateTasks, { forgetSignup: forgetSignupProfile, endConsents, growExperience }),
  reactions,
  onStart: [startEndingConsents, startGrowingExperience],
};
