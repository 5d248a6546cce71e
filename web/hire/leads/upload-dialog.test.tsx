import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, refusal, show } from "#web/testing/calls.tsx";
import { UploadDialog } from "./upload-dialog.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const job = {
  id: "j1",
  jobTitle: "Ranger",
  status: "live",
  locations: [],
  remote: true,
  remoteLocations: [],
  department: null,
};
const limit = { limit: 100, used: 0, left: 100 };

function open(jobId: string | null, skipped = 0) {
  const previewed = "POST /company-networks/c/bulk/preview";
  const sent = answerCalls({
    "POST /files": () => ({ url: "/files/leads/1.csv" }),
    [previewed]: (body) => ({
      fileName: "people.csv",
      headings: ["Who", "Where"],
      columns: (body as { columns?: string[] }).columns ?? ["fullName", null],
      lines: [{ line: 2, cells: ["Rosa Alder", "Leeds"] }],
      counts: { added: 1, known: 0, duplicates: 0, skipped },
      limit,
    }),
    "GET /company-networks/c/bulk/check-limit": () => limit,
    "GET /jobs/j1": () => job,
    "GET /jobs": () => [job],
    "POST /company-networks/c/bulk": () => {
      throw refusal("Away");
    },
  });
  show(<UploadDialog companyId="c" jobId={jobId} onClose={() => {}} />, [[["jobs", "one", "j1"], job]]);
  return { sent, previews: () => sent.filter(({ call }) => call === previewed).map(({ body }) => body) };
}

async function chooseFile() {
  const file = new File(["Who,Where\nRosa Alder,Leeds"], "people.csv", { type: "text/csv" });
  fireEvent.change(document.querySelector("input[type=file]")!, { target: { files: [file] } });
  await screen.findByRole("region", { name: "Columns of the file" });
}

test("uploading people: what was chosen for a file is there when it goes on after a reload", async () => {
  open("j1");
  await chooseFile();
  const columns = within(screen.getByRole("region", { name: "Columns of the file" }));
  fireEvent.change(columns.getAllByRole("combobox")[1]!, { target: { value: "location" } });
  const source = await screen.findByRole("textbox", { name: /^Source/ });
  fireEvent.change(source, { target: { value: "our booth" } });
  await waitFor(() => expect(localStorage.length).toBe(1));
  cleanup();

  const { sent, previews } = open(null);
  fireEvent.click(await screen.findByRole("button", { name: "Continue" }));
  await screen.findByRole("region", { name: "Columns of the file" });
  expect(previews()).toMatchObject([{ columns: ["fullName", "location"] }]);
  expect(screen.getByDisplayValue("our booth")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Upload 1 person" }));
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({
      call: "POST /company-networks/c/bulk",
      body: { columns: ["fullName", "location"], jobId: "j1", source: "our booth" },
    }),
  );
});

test("uploading people: the preview says why rows are skipped, where some are", async () => {
  const why = /^Skipped rows have no name/;
  open("j1");
  await chooseFile();
  expect(screen.queryByText(why)).toBeNull();
  cleanup();
  localStorage.clear();
  open("j1", 2);
  await chooseFile();
  expect(screen.getByText(why)).toBeTruthy();
});
