import { useQuery } from "@tanstack/react-query";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { Sign } from "#ui/data/identity/mark.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { counted } from "#shared/words/sentence-list.ts";
import { closeButMatches } from "#web/seeker/shared/matches.ts";
import { shortPay } from "./short-words.ts";
import styles from "./today.module.css";

const loosened = {
  place: "Adding locations",
  hours: "Fewer shared working hours",
  salary: "A lower minimum salary",
  type: "Adding job types",
  seniority: "Adding levels",
};

/** Jobs that break one condition, each with the sentence that says which; where few jobs fit, what would add more. */
export function CloseBut({ few }: { few: boolean }) {
  const { data } = useQuery(closeButMatches);
  if (!data || data.jobs.length === 0) return null;
  return (
    <section className={styles.close} aria-labelledby="close-but">
      <h2 id="close-but">Close, but</h2>
      <List label="Close, but">
        {data.jobs.map((job) => (
          <ListRow
            key={job.id}
            href={`/jobs/${job.id}?from=matches`}
            leading={<CompanyMark name={job.company.companyName} src={job.company.companyLogo} />}
            title={job.jobTitle}
            end={<span className={styles.pay}>{shortPay(job)}</span>}
            text={job.company.companyName}
            foot={
              <span className={styles.reasons}>
                <span className={styles.gap} title={job.breaks}>
                  <Sign fit="missing" /> <span>{job.breaks}</span>
                </span>
              </span>
            }
          />
        ))}
      </List>
      {few && data.loosening.length > 0 && (
        <div className={styles.loosen}>
          <ul>
            {data.loosening.map(({ condition, jobs }) => (
              <li key={condition}>
                {loosened[condition]} could bring {counted(jobs, "more job")}.
              </li>
            ))}
          </ul>
          <ButtonLink size="sm" href="/preferences">
            Change your preferences
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
