import type { OpenJob } from "#contract/job-shapes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Paging } from "#ui/data/lists/paging.tsx";
import { otherJobs, placesOf, underHeadings } from "#shared/jobs/under-headings.ts";
import { placeText } from "#shared/places/place-text.ts";
import { payText } from "#web/shared/jobs/job-words.ts";
import { jobAddress } from "#web/shared/jobs/job-address.ts";
import styles from "./open-jobs.module.css";

/** A job in the words the page shows of it. */
export interface ListedJob {
  id: string;
  jobTitle: string;
  department: string | null;
  /** Each by itself, as the jobs are narrowed by. */
  places: string[];
  /** The same as a sentence: "Bristol or remote, UK". */
  place: string;
  pay: string | null;
}
/** Made once in the loader: whatever else a job has would be written out for every page and read by nobody. */
export function listed(job: OpenJob): ListedJob {
  const { id, jobTitle, department } = job;
  return {
    id,
    jobTitle,
    department,
    places: placesOf(job),
    place: placeText(job),
    pay: payText(job),
  };
}
export interface OpenJobsProps {
  heading: string;
  /** What they stand in order of. */
  by: "department" | "place";
  jobs: ListedJob[];
  /** How many are open in all, and what they can be narrowed by. */
  open: number;
  departments: string[];
  places: string[];
  wanted: { department: string; place: string; q: string; page: number };
  pages: number;
  /** Whose page is looked at before others may: filtering goes on looking at it. */
  previewOf: string | null;
}
/** The jobs by department or by place; the filters are a plain form, so they work before any script does. */
export function OpenJobs(props: OpenJobsProps) {
  const { heading, by, jobs, open, departments, places, wanted, pages, previewOf } = props;
  const groups = underHeadings(jobs, (job) => headingsOf(job, { by, place: wanted.place }));
  const headed = groups.some(({ heading: name }) => name !== null);
  return (
    <section className={styles.jobs} id="jobs">
      <div className={styles.jobsTop}>
        <h2>{heading}</h2>
        {open > 5 && (
          <form className={styles.filters} action="#jobs">
            {previewOf !== null && (
              <>
                <input type="hidden" name="preview" value="true" />
                <input type="hidden" name="slug" value={previewOf} />
              </>
            )}
            {pages > 1 || wanted.q ? (
              <label>
                <span>Title</span>
                <TextInput name="q" type="search" defaultValue={wanted.q} />
              </label>
            ) : null}
            {departments.length > 0 && (
              <label>
                <span>Department</span>
                <NativeSelect
                  name="department"
                  defaultValue={wanted.department}
                  placeholder="All departments"
                  options={optionsOf(departments)}
                />
              </label>
            )}
            <label>
              <span>Location</span>
              <NativeSelect
                name="place"
                defaultValue={wanted.place}
                placeholder="Anywhere"
                options={optionsOf(places)}
              />
            </label>
            <Button type="submit">Show</Button>
          </form>
        )}
      </div>
      {jobs.length === 0 && (
        <p className={styles.none}>
          {open ? "No open jobs match these filters." : "There are no open jobs today."}
        </p>
      )}
      {groups.map(({ heading: name, jobs: group }) => (
        <div key={name} className={styles.group}>
          {headed && (
            <h3>
              {name ?? otherJobs} <span>{group.length}</span>
            </h3>
          )}
          <ul>
            {group.map((job) => (
              <li key={job.id}>
                <a href={jobAddress(job.id, "careers")}>
                  <b>{job.jobTitle}</b>
                  <span>{by === "place" ? job.department : job.place}</span>
                  <span className={styles.pay}>{job.pay}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Paging
        page={wanted.page}
        pages={pages}
        label="Pages of open jobs"
        hrefFor={pageOf(wanted, previewOf)}
      />
    </section>
  );
}

/** Of jobs in several places those in the wanted one are asked for, so only that one heads them. */
function headingsOf(
  { department, places }: ListedJob,
  { by, place }: { by: OpenJobsProps["by"]; place: string },
) {
  if (by === "department") return department === null ? [] : [department];
  return places.includes(place) ? [place] : places;
}

/** The address of a page of what is wanted. */
function pageOf({ department, place, q }: OpenJobsProps["wanted"], previewOf: string | null) {
  return (page: number) => {
    const search = new URLSearchParams({
      ...(previewOf !== null && { preview: "true", slug: previewOf }),
      ...(department && { department }),
      ...(place && { place }),
      ...(q && { q }),
      ...(page > 1 && { page: String(page) }),
    });
    return `?${search}#jobs`;
  };
}

function optionsOf(values: string[]) {
  return values.map((value) => ({ value, label: value }));
}
