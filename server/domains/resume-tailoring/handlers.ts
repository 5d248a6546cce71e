import type { resumeTailoring } from "#contract/resume-tailoring.ts";
import type { DomainHandlers } from "#server/context.ts";
import { keepJobVersion, showVersion } from "./job-version.ts";
import { optimizeResume } from "./optimize-resume.ts";

export const resumeTailoringHandlers: DomainHandlers<typeof resumeTailoring> = {
  optimize: ({ body, ...context }) => optimizeResume(context, body),
  version: ({ query, ...context }) => showVersion(context, query.jobId),
  keepVersion: ({ body, ...context }) => keepJobVersion(context, body),
};
