import type { OpenJob } from "#contract/jobs.ts";
import { Button } from "#ui/controls/button.tsx";
import { NativeSelect } from "#ui/controls/native-select.tsx";
import { payText, placeText } from "#web/shared/jobs/job-words.ts";
import { jobAddress } from "#web/shared/jobs/job-address.ts";
import styles from "./careers.module.css";

/** A job in the words the page shows of it. */
export interface ListedJob {
  id: string;
  jobTitle: string;
  department: string;
  places: string[];
  place: string;
  pay: string | null;
}
/** Made once in the loader: whatever else a job has would be written out for every page and read by nobody. */
export function listed(job: OpenJob): ListedJob {
  const { id, jobTitle, department, locations, remote } = job;
  return {
    id,
    jobTitle,
    department: department ?? elsewhere,
    places: remote ? [...locations, "Remote"] : locations,
    place: placeText(job),
    pay: payText(job),
  };
}
interface OpenJobsProps {
  jobs: ListedJob[];
  wanted: { department: string; place: string };
  /** Whose page is looked at before others may: filtering goes on looking at it. */
  previewOf: string | null;
}
/** Heads the jobs without a department, below those with one. */
const elsewhere = "Jobs";

/** The jobs by department; the filters are a plain form, so they work before any script does. */
export function OpenJobs({ jobs, wanted, previewOf }: OpenJobsProps) {
  const shown = jobs.filter(
    (job) =>
      (!wanted.department || job.department === wanted.department) &&
      (!wanted.place || job.places.includes(wanted.place)),
  );
  const groups = [...Map.groupBy(shown, ({ department }) => department)].toSorted(
    ([one], [other]) => Number(one === elsewhere) - Number(other === elsewhere),
  );
  const headed = groups.some(([department]) => department !== elsewhere);
  return (
    <section className={styles.jobs} id="jobs">
      <div className={styles.jobsTop}>
        <h2>Open jobs</h2>
        {jobs.length > 5 && (
          <form className={styles.filters} action="#jobs">
            {previewOf !== null && (
              <>
                <input type="hidden" name="preview" value="true" />
                <input type="hidden" name="slug" value={previewOf} />
              </>
            )}
            <label>
              <span>Department</span>
              <NativeSelect
                name="department"
                defaultValue={wanted.department}
                placeholder="All departments"
                options={optionsOf(jobs.map(({ department }) => department))}
              />
            </label>
            <label>
              <span>Place</span>
              <NativeSelect
                name="place"
                defaultValue={wanted.place}
                placeholder="Anywhere"
                options={optionsOf(jobs.flatMap(({ places }) => places))}
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
      {groups.map(([department, group]) => (
        <div key={department} className={styles.department}>
          {headed && (
            <h3>
              {department} <span>{group.length}</span>
            </h3>
          )}
          <ul>
            {group.map((job) => (
              <li key={job.id}>
                <a href={jobAddress(job.id, "careers")}>
                  <b>{job.jobTitle}</b>
                  <span>{job.place}</span>
                  <span className={styles.pay}>{job.pay}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function optionsOf(values: string[]) {
  return [...new Set(values)].toSorted().map((value) => ({ value, label: value }));
}
