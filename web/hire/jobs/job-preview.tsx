import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { RichText } from "#ui/writing/rich-text.tsx";
import { JobFacts, factsOf } from "#web/shared/jobs/job-facts.tsx";
import { JobWorkStyle } from "#web/shared/jobs/job-work-style.tsx";
import { useMyCompany } from "../shared/company/my-company.ts";
import { payMistake, salaryOf } from "#web/shared/jobs/pay.ts";
import type { JobDraft } from "./job-draft.ts";
import styles from "./job-editor.module.css";

/** The job's page as people will see it, while it is written. */
export function JobPreview({ draft }: { draft: JobDraft }) {
  const { data: company } = useMyCompany();
  const facts = factsOf({ ...draft, salary: salaryOf(draft) });
  return (
    <article className={styles.preview}>
      <p className={styles.company}>
        <CompanyMark name={company?.companyName ?? ""} src={company?.companyLogo} />
        {company?.companyName}
      </p>
      <h2>{draft.jobTitle.trim() || "Job title"}</h2>
      <JobFacts
        facts={facts.map((fact) =>
          fact.label === "Salary" && payMistake(draft) ? { ...fact, value: "In progress" } : fact,
        )}
      />
      {draft.jobDescription ? (
        <RichText html={draft.jobDescription} />
      ) : (
        <p className={styles.nothing}>The description appears here as you write it.</p>
      )}
      <JobWorkStyle items={draft.workStyle} level={3} />
    </article>
  );
}
