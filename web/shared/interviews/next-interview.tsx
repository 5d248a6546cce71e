import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isOpen } from "#shared/interviews/is-open.ts";
import { Section } from "#ui/layout/section.tsx";
import { InterviewFacts } from "./interview-facts.tsx";
import { interviewsOf } from "./interview-queries.ts";

/** When and where the confirmed interview is. */
export function NextInterview({ applicationId }: { applicationId: string }) {
  const { data: [latest] = [] } = useQuery(interviewsOf(applicationId));
  const [now] = useState(() => new Date());
  if (latest?.state !== "confirmed" || !isOpen(latest, now)) return null;
  return (
    <Section title="Your interview">
      <InterviewFacts interview={latest} />
    </Section>
  );
}
