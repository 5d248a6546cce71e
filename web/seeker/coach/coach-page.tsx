import { AssistantScreen } from "#web/shared/assistant/assistant-screen.tsx";
import { CoachExplanation } from "#web/shared/assistant/coach-explanation.tsx";
import { OfferedQuestions } from "#web/shared/assistant/offered-questions.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { JobBeginning, JobLink } from "./about-job.tsx";

export const meta = siteMeta({ title: "Coach", path: "/coach", hidden: true });

const suggestions = [
  "Where do my applications stand?",
  "What should I do next?",
  "Show me remote jobs above 70k",
];

/** The job seeker's conversations with the coach, in general and about single jobs. */
export default function CoachPage() {
  return (
    <AssistantScreen
      side="candidate"
      href="/coach"
      title="Coach"
      explanation={<CoachExplanation />}
      about={(jobId) => <JobLink jobId={jobId} />}
      beginning={(ask, jobId) =>
        jobId === null ? (
          <OfferedQuestions
            title="Ask your coach"
            text="About your applications, your matches, and how things work here."
            questions={suggestions}
            onAsk={ask}
          />
        ) : (
          <JobBeginning jobId={jobId} onAsk={ask} />
        )
      }
    />
  );
}
