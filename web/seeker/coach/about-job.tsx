import { queryOptions, useQuery } from "@tanstack/react-query";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { relatedQuestions } from "#web/shared/assistant/assistant-queries.ts";
import { OfferedQuestions } from "#web/shared/assistant/offered-questions.tsx";
import { InShort } from "./in-short.tsx";
import styles from "./about-job.module.css";

const jobAskedAbout = (id: string) =>
  queryOptions({ queryKey: ["job", id], queryFn: () => api.jobs.get({ params: { id } }), retry: false });

/** Which job a conversation is about; nothing of one that is gone. */
export function JobLink({ jobId }: { jobId: string }) {
  const { data: job } = useQuery(jobAskedAbout(jobId));
  if (!job) return null;
  return (
    <Link href={`/jobs/${jobId}`} className={styles.job}>
      {job.jobTitle} at {job.company.companyName}
    </Link>
  );
}

interface JobBeginningProps {
  jobId: string;
  onAsk: (question: string) => void;
}
/** A job in short, and what people ask about it. */
export function JobBeginning({ jobId, onAsk }: JobBeginningProps) {
  const { data: job } = useQuery(jobAskedAbout(jobId));
  const { data: asked } = useQuery(relatedQuestions(jobId));
  if (!job) return null;
  return (
    <Stack gap={6}>
      <OfferedQuestions
        title={`Ask about ${job.jobTitle}`}
        text="Answered from this job, its company, your resumes and our help pages."
        questions={asked ? [...asked.job, ...asked.company, ...asked.fit, ...asked.applying] : []}
        onAsk={onAsk}
      />
      <InShort job={job} />
    </Stack>
  );
}
