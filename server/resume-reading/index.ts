export { readResume, stopReading } from "./read-resume.ts";
export { readConnections } from "./linkedin-connections.ts";
export { ResumeUnreadable, type UnreadableCode } from "./unreadable.ts";
export type {
  Certificate,
  PageProgress,
  Project,
  ReadResume,
  ResumeFile,
  ResumeKind,
  Study,
  Work,
} from "./types.ts";
export { cutWarning } from "./understand.ts";
export { soundsOf } from "./heading-words.ts";
