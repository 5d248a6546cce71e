import type { ReportReason } from "#contract/listing-reports.ts";

/** Why people report a job, a company or a community. */
export const reportReasonWords: Record<ReportReason, string> = {
  scam: "It looks like a scam, or asks for money",
  misleading: "It’s misleading or untrue",
  discriminates: "It discriminates",
  gone: "It isn’t open anymore",
  offensive: "It’s offensive or unsafe",
  other: "Something else",
};
