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

const previewed = "POST /company-networks/c/bulk/preview";
function open(jobId: string | null, { skipped = 0 } = {}) {
  const answers: Parameters<typeof answerCalls>[0] = {
    "POST /files": () => ({ url: "/files/leads/1.csv" }),
    [previewed]: (body) => ({
      fileName: "people.csv",
      headings: ["Name", "Email"],
      columns: (body as { columns?: string[] }).columns ?? ["fullName", "email"],
      lines: [{ line: 2, cells: ["Rosa Alder", "rosa@people.example"] }],
      counts: { added: 1, known: 0, duplicates: 0, skipped },
      limit,
    }),
    "GET /company-networks/c/bulk/check-limit": () => limit,
    "GET /jobs/j1": () => job,
    "GET /jobs": () => [job],
    "POST /company-networks/c/bulk": () => {
      throw refusal("Away");
    },
  };
  const sent = answerCalls(answers);
  show(<UploadDialog companyId="c" jobId={jobId} onClose={() => {}} />, [[["jobs", "one", "j1"], job]]);
  return {
    sent,
    answers,
    previews: () => sent.filter(({ call }) => call === previewed).map(({ body }) => body),
  };
}

function putFile() {
  const file = new File(["Name,Email\nRosa Alder,rosa@people.example"], "people.csv", { type: "text/csv" });
  fireEvent.change(document.querySelector("input[type=file]")!, { target: { files: [file] } });
}
async function chooseFile() {
  putFile();
  await screen.findByRole("region", { name: "Columns of the file" });
}

test("uploading people: what was chosen for a file is there when it goes on after a reload", async () => {
  open("j1");
  await chooseFile();
  const columns = within(screen.getByRole("region", { name: "Columns of the file" }));
  fireEvent.change(columns.getAllByRole("combobox")[1]!, { target: { value: "link" } });
  const source = await screen.findByRole("textbox", { name: /^Source/ });
  fireEvent.change(source, { target: { value: "our booth" } });
  await waitFor(() => expect(localStorage.length).toBe(1));
  cleanup();

  const { sent, previews } = open(null);
  fireEvent.click(await screen.findByRole("button", { name: "Continue" }));
  await screen.findByRole("region", { name: "Columns of the file" });
  expect(previews()).toMatchObject([{ columns: ["fullName", "link"] }]);
  expect(screen.getByDisplayValue("our booth")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Upload 1 person" }));
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject({
      call: "POST /company-networks/c/bulk",
      body: { columns: ["fullName", "link"], jobId: "j1", source: "our booth" },
    }),
  );
});

test("uploading people: the preview says why rows are skipped, where some are", async () => {
  const why =
    /no name, or no email or LinkedIn profile we can read, and where someone has already applied or asked you not to store their details\./;
  open("j1");
  await chooseFile();
  expect(screen.queryByText(why)).toBeNull();
  cleanup();
  localStorage.clear();
  open("j1", { skipped: 2 });
  await chooseFile();
  expect(screen.getByText(why)).toBeTruthy();
});

const table = () => within(screen.getByRole("region", { name: "Columns of the file" }));
const holds = () =>
  table()
    .getAllByRole<HTMLSelectElement>("combobox")
    .map(({ value }) => value);

test("uploading people: columns can be changed one by one, even if a step in between isn’t enough to upload", async () => {
  const { sent } = open("j1");
  await chooseFile();
  const upload = () => screen.queryByRole("button", { name: /^Upload \d/ });
  expect(upload()).toBeTruthy();
  fireEvent.change(table().getAllByRole("combobox")[1]!, { target: { value: "" } });
  await waitFor(() => expect(holds()).toEqual(["fullName", ""]));
  expect(await screen.findByText(/^Choose a column for the name/)).toBeTruthy();
  expect(upload()).toBeNull();
  fireEvent.change(table().getAllByRole("combobox")[1]!, { target: { value: "linkedIn" } });
  await waitFor(() => expect(holds()).toEqual(["fullName", "linkedIn"]));
  fireEvent.click(await screen.findByRole("button", { name: "Upload 1 person" }));
  await waitFor(() => expect(sent.at(-1)!.body).toMatchObject({ columns: ["fullName", "linkedIn"] }));
});

test("uploading people: columns that can’t be read leave the table as it was, and are not kept", async () => {
  const { answers } = open("j1");
  await chooseFile();
  answers[previewed] = () => {
    throw refusal("We’re away for a moment.");
  };
  fireEvent.change(table().getAllByRole("combobox")[1]!, { target: { value: "phone" } });
  expect((await screen.findByRole("alert")).textContent).toContain("We’re away for a moment.");
  expect(holds()).toEqual(["fullName", "email"]);
  expect(screen.getByRole("button", { name: "Upload 1 person" })).toBeTruthy();
  expect(JSON.stringify(localStorage)).not.toContain("phone");
});

test("uploading people: a file that is dropped while its columns are read doesn’t come back", async () => {
  const { answers } = open("j1");
  await chooseFile();
  const read = answers[previewed]!;
  let answer: (() => void) | null = null;
  answers[previewed] = (body, query) => new Promise((resolve) => (answer = () => resolve(read(body, query))));
  fireEvent.change(table().getAllByRole("combobox")[1]!, { target: { value: "phone" } });
  await waitFor(() => expect(answer).not.toBeNull());
  fireEvent.click(screen.getByRole("button", { name: "Choose another file" }));
  answers[previewed] = () => {
    throw refusal("This file can’t be read.");
  };
  putFile();
  answer!();
  expect((await screen.findByRole("alert")).textContent).toContain("This file can’t be read.");
  expect(screen.queryByRole("region", { name: "Columns of the file" })).toBeNull();
  expect(JSON.stringify(localStorage)).not.toContain("phone");
});
