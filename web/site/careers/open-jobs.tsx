import { ArrowRight } from "lucide-react";
import type { JobCard } from "#contract/jobs.ts";
import { Button } from "#ui/controls/button.tsx";
import { Icon } from "#ui/controls/icon.tsx";
import { NativeSelect } from "#ui/controls/native-select.tsx";
import { payText, placeText } from "#web/shared/jobs/job-words.ts";
import styles from "./careers.module.css";

export type ListedJob = Pick<
  JobCard,
  | "id"
  | "jobTitle"
  | "department"
  | "locations"
  | "remote"
  | "remoteLocations"
  | "workplaceType"
  | "salary"
  | "salaryEstimated"
>;
interface OpenJobsProps {
  jobs: ListedJob[];
  wanted: { department: string; place: string };
}
const elsewhere = "Other work";

/** The jobs by department; the filters are a plain form, so they work before any script does. */
export function OpenJobs({ jobs, wanted }: OpenJobsProps) {
  const shown = jobs.filter(
    (job) =>
      (!wanted.department || departmentOf(job) === wanted.department) &&
      (!wanted.place || placesOf(job).includes(wanted.place)),
  );
  const groups = Map.groupBy(shown, departmentOf);
  return (
    <section className={styles.jobs} id="jobs">
      <div className={styles.jobsTop}>
        <h2>Open jobs</h2>
        {jobs.length > 5 && (
          <form className={styles.filters} action="#jobs">
            <label>
              <span>Department</span>
              <NativeSelect
                name="department"
                defaultValue={wanted.department}
                placeholder="All departments"
                options={optionsOf(jobs.map(departmentOf))}
              />
            </label>
            <label>
              <span>Place</span>
              <NativeSelect
                name="place"
                defaultValue={wanted.place}
                placeholder="Anywhere"
                options={optionsOf(jobs.flatMap(placesOf))}
              />
            </label>
            <Button type="submit">Show</Button>
          </form>
        )}
      </div>
      {shown.length === 0 && (
        <p className={styles.none}>
          {jobs.length ? "No open job fits these filters." : "There are no open jobs today."}
        </p>
      )}
      {[...groups].map(([department, group]) => (
        <div key={department} className={styles.department}>
          <h3>
            {department} <span>{group.length}</span>
          </h3>
          <ul>
            {group.map((job) => (
              <li key={job.id}>
                <a href={`/jobs/${job.id}`}>
                  <b>{job.jobTitle}</b>
                  <span>{placeText(job)}</span>
                  <span className={styles.pay}>{payText(job)}</span>
                  <Icon of={ArrowRight} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function departmentOf(job: ListedJob) {
  return job.department ?? elsewhere;
}
function placesOf(job: ListedJob) {
  return [...job.locations, ...(job.remote ? ["Remote"] : [])];
}
function optionsOf(values: string[]) {
  return [...new Set(values)].toSorted().map((value) => ({ value, label: value }));
}
