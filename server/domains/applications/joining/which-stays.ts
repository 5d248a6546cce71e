import type { ApplicationState } from "#contract/application-shapes.ts";

/** How far an application went, the least first: from a lead that no one asked to someone in the pipeline. */
const wayThere: readonly ApplicationState[] = [
  "lead",
  "expired",
  "declined",
  "outbound",
  "referralRequest",
  "review",
  "pending",
  "denied",
  "accepted",
  "pipeline",
];

interface OnJob {
  jobId: string;
  applicationState: ApplicationState;
}
/** Which of two applications for one job stays: the one that went further, but never is anything taken from an account that its owner sees. */
function staying<A extends OnJob>({ gone, kept, account }: { gone: A; kept: A; account: boolean }): A {
  if (account && kept.applicationState !== "lead") return kept;
  const [one, other] = [gone, kept].map(({ applicationState }) => wayThere.indexOf(applicationState));
  return one! > other! ? gone : kept;
}

/** The jobs that two people both are on, with the application that stays. */
export function sameJobs<A extends OnJob>(gone: readonly A[], kept: readonly A[], account: boolean) {
  return gone.flatMap((one) => {
    const other = kept.find(({ jobId }) => jobId === one.jobId);
    if (!other) return [];
    const stays = staying({ gone: one, kept: other, account });
    return [{ jobId: one.jobId, stays, leaves: stays === one ? other : one }];
  });
}
