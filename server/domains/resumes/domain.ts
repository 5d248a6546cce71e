import type { Domain } from "#server/domain.ts";
import { resumeHandlers } from "./handlers.ts";
import { reactions } from "./reactions.ts";

export const resumes: Domain = {
  handlers: { resumes: resumeHandlers },
  reactions,
};
