import { useQuery } from "@tanstack/react-query";
import { BookOpen } from "lucide-react";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { AssistantScreen } from "#web/shared/assistant/assistant-screen.tsx";
import { OfferedQuestions } from "#web/shared/assistant/offered-questions.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { AssistantExplanation } from "./assistant-explanation.tsx";
import { companyQuestions } from "./company-questions.ts";

const path = "/hire/assistant";

export const meta = siteMeta({ title: "Assistant", path, hidden: true });

/** What a hiring team asks about its own company, each member in conversations of their own. */
export default function AssistantPage() {
  return (
    <AssistantScreen
      side="company"
      href={path}
      title="Assistant"
      explanation={<AssistantExplanation />}
      beginning={(ask) => <Beginning onAsk={ask} />}
    />
  );
}

/** Questions that the company's sources answer; without any, the way to add one. */
function Beginning({ onAsk }: { onAsk: (question: string) => void }) {
  const { data } = useQuery(companyQuestions);
  if (!data) return null;
  if (data.sources > 0)
    return (
      <OfferedQuestions
        title="Ask about your company"
        text="Answers quote your knowledge sources, and each quote links to its line."
        questions={data.questions}
        onAsk={onAsk}
      />
    );
  return (
    <EmptyState
      icon={BookOpen}
      title="Nothing to answer from yet"
      action={<ButtonLink href="/hire/company/knowledge">Open Knowledge</ButtonLink>}
    >
      The assistant quotes your company’s knowledge sources, and there are none in use.
    </EmptyState>
  );
}
