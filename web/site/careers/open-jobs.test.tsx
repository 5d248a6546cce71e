import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OpenJobs } from "./open-jobs.tsx";

const jobs = Array.from({ length: 6 }, (_, at) => ({
  id: String(at),
  jobTitle: "Engineer",
  department: "Engineering",
  places: ["Bristol"],
  place: "Bristol",
  pay: null,
}));
const page = (previewOf: string | null) =>
  renderToStaticMarkup(<OpenJobs jobs={jobs} wanted={{ department: "", place: "" }} previewOf={previewOf} />);

test("filtering the jobs of a previewed page goes on previewing it", () => {
  expect(page("acme")).toContain('<input type="hidden" name="preview" value="true"/>');
  expect(page("acme")).toContain('<input type="hidden" name="slug" value="acme"/>');
  expect(page(null)).not.toContain('type="hidden"');
});
