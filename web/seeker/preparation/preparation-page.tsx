import { queryOptions, useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import type { Preparation } from "#contract/interview-preparation.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { PaneBody } from "#ui/layout/pane.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { statusOf } from "#web/shared/error-status.ts";
import { siteMeta } from "#web/shared/head.ts";
import { NextInterview } from "#web/shared/interviews/next-interview.tsx";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { ApplicationNotFound } from "../application-not-found.tsx";
import { TitledScreen } from "../titled-screen.tsx";
import { Asked } from "./asked.tsx";
import { CompanyFacts } from "./company-facts.tsx";
import { PracticeNotes } from "./practice-notes.tsx";
import styles from "./preparation.module.css";

const title = "Prepare for the interview";
export const meta = siteMeta({ title, path: "", hidden: true });

const preparationOf = (id: string) =>
  queryOptions({
    queryKey: ["preparation", id],
    queryFn: () => api.interviews.preparation({ params: { id } }),
    // A refetch would replace what is being typed.
    refetchOnWindowFocus: false,
  });

/** Prepares for an interview: how the person meets the requirements, questions to practice, the company. */
export default function PreparationPage() {
  const { id = "" } = useParams();
  const preparation = useQuery(preparationOf(id));
  if (statusOf(preparation.error) === 404) return <ApplicationNotFound title={title} />;
  return (
    <Loaded
      of={preparation}
      rows={6}
      loading="Loading your preparation"
      failed="Couldn’t load your preparation"
      frame={(waiting) => <TitledScreen title={title}>{waiting}</TitledScreen>}
    >
      {(found) => <Shown key={id} preparation={found} />}
    </Loaded>
  );
}

function Shown({ preparation }: { preparation: Preparation }) {
  const { applicationId, jobId, jobTitle, company, requirements, questions, earlier } = preparation;
  return (
    <>
      <PageHeader
        title={title}
        description={
          <>
            {jobTitle} at {company.companyName} · <Link href={`/jobs/${jobId}`}>Job description</Link>
          </>
        }
        back={{ href: `/applications/${applicationId}`, label: "Application" }}
      />
      <PaneBody space="md">
        <Stack gap={8} className={styles.page}>
          <NextInterview applicationId={applicationId} />
          <Section
            title="What they ask for"
            description="The job’s requirements next to what your profile and the resume you sent say."
            line
          >
            <Asked requirements={requirements} />
          </Section>
          <Section
            title="Questions to practice"
            description="Based on the job’s requirements. Your notes save as you type, and only you can see them."
            line
          >
            <PracticeNotes applicationId={applicationId} questions={questions} />
          </Section>
          {earlier.length > 0 && (
            <Section
              title="Earlier notes"
              description="The job or your profile changed, so these questions are out of date. Clear a note to delete it."
              line
            >
              <PracticeNotes applicationId={applicationId} questions={earlier} />
            </Section>
          )}
          <Section title={`About ${company.companyName}`} line>
            <CompanyFacts company={company} />
          </Section>
        </Stack>
      </PaneBody>
    </>
  );
}
