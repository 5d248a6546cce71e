import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { OpenJob } from "#contract/job-shapes.ts";
import { OpenJobs, listed } from "./open-jobs.tsx";

const jobs = Array.from({ length: 6 }, (_, at) => ({
  id: String(at),
  jobTitle: "Engineer",
  department: "Engineering",
  places: ["Bristol"],
  place: "Bristol",
  pay: null,
}));
const list = {
  open: 6,
  departments: ["Engineering"],
  places: ["Bristol"],
  pages: 1,
  wanted: { department: "", place: "", q: "", page: 1 },
};
const page = (previewOf: string | null) =>
  renderToStaticMarkup(
    <OpenJobs heading="Open jobs" by="department" jobs={jobs} {...list} previewOf={previewOf} />,
  );

test("careers page: filtering the jobs of a previewed page goes on previewing it", () => {
  expect(page("acme")).toContain('<input type="hidden" name="preview" value="true"/>');
  expect(page("acme")).toContain('<input type="hidden" name="slug" value="acme"/>');
  expect(page(null)).not.toContain('type="hidden"');
});

test("careers page: jobs without a department stand last, and without a heading where no job has one", () => {
  const show = (departments: (string | null)[]) =>
    renderToStaticMarkup(
      <OpenJobs
        heading="Open jobs"
        by="department"
        jobs={departments.map((department, at) => ({ ...jobs[0]!, id: String(at), department }))}
        {...list}
        previewOf={null}
      />,
    );
  const none = listed({
    department: null,
    locations: [],
    remote: true,
    remoteLocations: [],
  } as unknown as OpenJob).department;
  const mixed = [...show([none, "Design"]).matchAll(/<h3>(.*?) <span>/g)].map((found) => found[1]);
  expect(mixed).toEqual(["Design", "Other jobs"]);
  expect(show([none, none])).not.toContain("<h3>");
});

test("careers page: a job without a department isn’t given one beside its place, nor is a filter offered for none", () => {
  const shown = renderToStaticMarkup(
    <OpenJobs
      heading="Where we hire"
      by="place"
      jobs={jobs.map((job) => ({ ...job, department: null }))}
      {...list}
      departments={[]}
      previewOf={null}
    />,
  );
  expect(shown).not.toContain("Other jobs");
  expect(shown).not.toContain("Department");
});

test("careers page: jobs by place say their department, since the place heads them", () => {
  const shown = renderToStaticMarkup(
    <OpenJobs heading="Where we hire" by="place" jobs={jobs} {...list} previewOf={null} />,
  );
  expect(shown).toContain("<h2>Where we hire</h2>");
  expect(shown).toContain("<h3>Bristol <span>6</span></h3>");
  expect(shown).toContain("<span>Engineering</span>");
});

test("careers page: a job in several places stands under each, whatever else is said of how it is done", () => {
  const at = (locations: string[], more: Partial<OpenJob> = {}) =>
    listed({ ...(jobs[0] as unknown as OpenJob), locations, remote: false, remoteLocations: [], ...more });
  const placed = [
    at(["Leeds", "Bristol"]),
    at(["Leeds"], { workplaceType: "hybrid" }),
    at([]),
    at(["Leeds"], { remote: true }),
  ].map((job, nth) => ({ ...job, id: String(nth) }));
  const headings = (place: string, shown = placed) =>
    [
      ...renderToStaticMarkup(
        <OpenJobs
          heading="Open jobs"
          by="place"
          jobs={shown}
          {...list}
          wanted={{ ...list.wanted, place }}
          previewOf={null}
        />,
      ).matchAll(/<h3>(.*?) <span>(\d)/g),
    ].map(([, name, count]) => [name, Number(count)]);
  expect(headings("")).toEqual([
    ["Leeds", 3],
    ["Bristol", 1],
    ["Remote", 1],
    ["Other jobs", 1],
  ]);
  expect(headings("Leeds", [placed[0]!, placed[1]!, placed[3]!])).toEqual([["Leeds", 3]]);
});
