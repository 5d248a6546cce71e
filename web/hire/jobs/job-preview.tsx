import { Banknote, Briefcase, MapPin } from "lucide-react";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { RichText } from "#ui/writing/rich-text.tsx";
import { JobFacts } from "#web/shared/jobs/job-facts.tsx";
import { payText, placeText } from "#web/shared/jobs/job-words.ts";
import { useMyCompany } from "../company/my-company.ts";
import { type JobDraft, payMistake, salaryOf } from "./job-draft.ts";
import styles from "./job-editor.module.css";

/** The job's page as people will see it, while it is written. */
export function JobPreview({ draft }: { draft: JobDraft }) {
  const { data: company } = useMyCompany();
  const placed = draft.locations.length > 0 || draft.remote;
  const kind = [draft.employmentType, draft.seniority].filter(Boolean).join(", ");
  return (
    <article className={styles.preview}>
      <p className={styles.company}>
        <CompanyMark name={company?.companyName ?? ""} src={company?.companyLogo} />
        {company?.companyName}
      </p>
      <h2>{draft.jobTitle.trim() || "Job title"}</h2>
      <JobFacts
        facts={[
          {
            icon: Banknote,
            label: "Salary",
            value: payMistake(draft) ? "In progress" : (payText({ salary: salaryOf(draft) }) ?? "Not listed"),
          },
          { icon: MapPin, label: "Location", value: placed ? placeText(draft) : "Not set" },
          { icon: Briefcase, label: "Job type", value: kind || "Not listed" },
        ]}
      />
      {draft.jobDescription ? (
        <RichText html={draft.jobDescription} />
      ) : (
        <p className={styles.nothing}>The description appears here as you write it.</p>
      )}
    </article>
  );
}
