import type { Domain } from "#server/domain.ts";
import { coverLetterHandlers, resumeTailoringHandlers } from "./handlers.ts";

export const resumeTailoring: Domain = {
  handlers: { resumeTailoring: resumeTailoringHandlers, coverLetters: coverLetterHandlers },
};
