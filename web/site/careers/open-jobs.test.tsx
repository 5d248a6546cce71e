import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { OpenJob } from "#contract/job-shapes.ts";
import { OpenJobs, listed } from "./open-jobs.tsx";

const jobs = Array.from({ length: 6 }, (_, at) => ({
  id: String(at),
  jobTitle: "Engineer",
  department: "Engineering",
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
  renderToStaticMarkup(<OpenJobs jobs={jobs} {...list} previewOf={previewOf} />);

test("careers page: filtering the jobs of a previewed page goes on previewing it", () => {
  expect(page("acme")).toContain('<input type="hidden" name="preview" value="true"/>');
  expect(page("acme")).toContain('<input type="hidden" name="slug" value="acme"/>');
  expect(page(null)).not.toContain('type="hidden"');
});

test("careers page: jobs without a department stand last, and without a heading where no job has one", () => {
  const show = (departments: string[]) =>
    renderToStaticMarkup(
      <OpenJobs
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
  expect(mixed).toEqual(["Design", "Jobs"]);
  expect(show([none, none])).not.toContain("<h3>");
});
