import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import type { AgentForm } from "#contract/agent-applications.ts";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { useMe } from "#web/shared/session/session.ts";
import { agentForm } from "../shared/applications/agent-applications.ts";
import { TitledScreen } from "../titled-screen.tsx";
import { AgentOutcome } from "./agent-outcome.tsx";
import { AgentReview } from "./agent-review.tsx";

export const meta = siteMeta({ title: "Review and send", path: "", hidden: true });

/** The form of a job's board: looked through, sent by one press, and what became of it. */
export default function AgentPage() {
  const { jobId = "" } = useParams();
  return (
    <Loaded
      of={useQuery(agentForm(jobId))}
      rows={8}
      loading="Loading the form"
      failed="Couldn’t load the form"
      frame={(waiting) => <TitledScreen title="Review and send">{waiting}</TitledScreen>}
    >
      {(form) => (
        <>
          <PageHeader
            title={`Apply for ${form.jobTitle}`}
            description={form.companyName}
            back={{ href: `/jobs/${jobId}`, label: "Job" }}
          />
          <PaneBody space="md">
            <Step form={form} />
          </PaneBody>
        </>
      )}
    </Loaded>
  );
}

function Step({ form }: { form: AgentForm }) {
  const { application, way } = form;
  const { id: userId } = useMe();
  if (application && !["review", "failed"].includes(application.stage))
    return <AgentOutcome application={application} />;
  const place = { userId, name: `agent-application:${form.jobId}` };
  if (way === "agent") return <AgentReview key={form.jobId} form={form} place={place} />;
  return (
    <EmptyState
      title={way === "here" ? "Apply on this site" : "Apply on their site"}
      action={
        <ButtonLink href={`/apply/${form.jobId}`} tone="fill">
          Go to the application
        </ButtonLink>
      }
    >
      {form.why ?? `${form.companyName} reads applications here.`}
    </EmptyState>
  );
}
