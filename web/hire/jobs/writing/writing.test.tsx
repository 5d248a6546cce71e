import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { WrittenJob } from "#contract/job-writing.ts";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, answerInEvents } from "#web/testing/calls.tsx";
import { emptyDraft, type JobDraft } from "../job-draft.ts";
import { api } from "#web/api/client.ts";
import { me } from "#web/shared/session/session.ts";
import { SuggestField } from "#web/shared/job-writing/suggest-field.tsx";
import { withQuestions } from "#web/shared/job-writing/with-questions.ts";
import { TextHints } from "./text-hints.tsx";
import { useFilling } from "./use-filling.ts";
import { WriteDraft } from "./write-draft.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

function show(children: ReactNode) {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  cache.setQueryData(me.queryKey, { plan: null, can: { jobs: true } } as never);
  render(<QueryClientProvider client={cache}>{children}</QueryClientProvider>);
}
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

const written: WrittenJob = {
  occupation: { code: "13-2011.00", name: "Accountants and Auditors" },
  sections: [
    {
      heading: "What you’ll do",
      list: true,
      sentences: [
        { text: "Prepare reports & audits.", sourceIds: ["onet/1"] },
        { text: "Count cash.", sourceIds: ["onet/1"] },
      ],
    },
    { heading: "About Kelp", list: false, sentences: [{ text: "We dive.", sourceIds: ["company/1"] }] },
  ],
  sources: [
    { id: "onet/1", kind: "occupation", text: "Prepare reports." },
    { id: "company/1", kind: "company", text: "We dive" },
  ],
  jobDescription: "",
  missing: [{ field: "salary", sentence: "What does the job pay?" }],
  writtenBy: "sources",
};

test("first draft: each sentence says where it comes from, and only what is left checked is put in", async () => {
  const sent = answerCalls({ "POST /jobs/ai/generate": () => written });
  const onAccept = vi.fn();
  show(<WriteDraft draft={{ ...emptyDraft, jobTitle: "Accountant" }} onAccept={onAccept} />);
  press("Write a first draft");
  expect(await screen.findByText("What does the job pay?")).toBeTruthy();
  expect(sent[0]).toMatchObject({ body: { jobTitle: "Accountant", salary: null } });
  expect(screen.getAllByText("O*NET: Accountants and Auditors")).toHaveLength(2);
  fireEvent.click(screen.getByText("Count cash."));
  fireEvent.click(screen.getByText("We dive."));
  expect(onAccept).not.toHaveBeenCalled();
  press("Use this draft");
  expect(onAccept).toHaveBeenCalledWith(
    { jobDescription: "<h3>What you’ll do</h3><ul><li>Prepare reports &amp; audits.</li></ul>" },
    "Draft filled in",
  );
});

const sections = (count: number) => ({
  done: count,
  of: 5,
  answer: { sections: written.sections.slice(0, count) },
});

test("first draft: sections are read while the next is written, and stopping keeps them", async () => {
  const { send, stopped } = answerInEvents("POST /jobs/ai/generate");
  const onAccept = vi.fn();
  show(<WriteDraft draft={{ ...emptyDraft, jobTitle: "Accountant" }} onAccept={onAccept} />);
  press("Write a first draft");
  await send("part", sections(1));
  expect(await screen.findByText("Count cash.")).toBeTruthy();
  expect(screen.getByText("1 of 5")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Use this draft" })).toBeNull();
  press("Stop");
  expect(screen.getByText("Stopped. You still have what has come so far.")).toBeTruthy();
  expect(stopped()).toBe(true);
  press("Use this draft");
  expect(onAccept.mock.calls[0]![0].jobDescription).toContain("<li>Count cash.</li>");
});

test("first draft: when it breaks off, what has come stays, and it can be begun again", async () => {
  const { send } = answerInEvents("POST /jobs/ai/generate");
  show(<WriteDraft draft={{ ...emptyDraft, jobTitle: "Accountant" }} onAccept={vi.fn()} />);
  press("Write a first draft");
  await send("part", sections(1));
  await send("error", {
    error: { statusCode: 502, code: "WRITING_BROKE_OFF", message: "It stopped early." },
  });
  expect(await screen.findByText("It stopped early. You still have what has come so far.")).toBeTruthy();
  expect(screen.getByText("Count cash.")).toBeTruthy();
  press("Try again");
  await send("part", sections(0));
  await waitFor(() => expect(screen.queryByText("Count cash.")).toBeNull());
  await send("answer", written);
  expect(await screen.findByRole("button", { name: "Use this draft" })).toBeTruthy();
  expect(screen.getByText("We dive.")).toBeTruthy();
});

test("first draft: without a title nothing is asked, and the dialog says what is needed", async () => {
  const sent = answerCalls({});
  show(<WriteDraft draft={emptyDraft} onAccept={vi.fn()} />);
  press("Write a first draft");
  expect(await screen.findByText("Enter a title first. The draft is written from it.")).toBeTruthy();
  expect(sent).toEqual([]);
});

function Filler({ draft, set }: { draft: JobDraft; set: (part: Partial<JobDraft>) => void }) {
  const { accept } = useFilling({ draft, set });
  return <button onClick={() => accept({ jobDescription: "<p>New</p>" }, "Filled in")}>Fill</button>;
}

test("filling: what was accepted can be taken back", async () => {
  const set = vi.fn();
  show(<Filler draft={{ ...emptyDraft, jobDescription: "<p>Old</p>" }} set={set} />);
  press("Fill");
  expect(set).toHaveBeenCalledWith({ jobDescription: "<p>New</p>" });
  currentToasts()[0]!.undo!();
  await waitFor(() => expect(set).toHaveBeenLastCalledWith({ jobDescription: "<p>Old</p>" }));
});

const edited = { jobDescription: "<p>An expert.</p>", changes: ["“guru” is now “expert”."] };
function Hinted({ onAccept }: { onAccept: () => void }) {
  const [text, setText] = useState("<p>A guru.</p>");
  return (
    <>
      <TextHints draft={{ ...emptyDraft, jobDescription: text }} onAccept={onAccept} />
      <button onClick={() => setText("<p>A guru of sorts.</p>")}>Write on</button>
    </>
  );
}

test("enhancer: the new text is shown first and replaces the old one once it’s accepted", async () => {
  const sent = answerCalls({ "POST /jobs/ai/generate/edit": () => edited });
  const onAccept = vi.fn();
  show(<Hinted onAccept={onAccept} />);
  expect(screen.getByText(/Better: “expert”/)).toBeTruthy();
  press("Use inclusive words");
  expect(await screen.findByText("Enhancement done")).toBeTruthy();
  expect(screen.getByText("“guru” is now “expert”.")).toBeTruthy();
  expect(screen.getByText("An expert.")).toBeTruthy();
  expect(onAccept).not.toHaveBeenCalled();
  press("Accept new text");
  expect(onAccept).toHaveBeenCalledWith({ jobDescription: "<p>An expert.</p>" }, "New text accepted");
  expect(screen.getByRole("status").textContent).toContain("New text accepted");
  expect(screen.queryByText("Enhancement done")).toBeNull();
  expect(sent[0]).toMatchObject({ body: { jobDescription: "<p>A guru.</p>", edit: "inclusive" } });
});

test("enhancer: keeping your own text changes nothing", async () => {
  answerCalls({ "POST /jobs/ai/generate/edit": () => edited });
  const onAccept = vi.fn();
  show(<Hinted onAccept={onAccept} />);
  press("Shorten");
  await screen.findByText("Enhancement done");
  press("Keep my text");
  expect(screen.queryByText("Enhancement done")).toBeNull();
  expect(onAccept).not.toHaveBeenCalled();
});

test("enhancer: if you keep typing, you aren’t offered a text made from the earlier version", async () => {
  answerCalls({ "POST /jobs/ai/generate/edit": () => edited });
  show(<Hinted onAccept={vi.fn()} />);
  press("Use inclusive words");
  await screen.findByText("Enhancement done");
  press("Write on");
  expect(await screen.findByText(/The description has changed since/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Accept new text" })).toBeNull();
});

test("enhancer: a text that needs no change says so", async () => {
  answerCalls({ "POST /jobs/ai/generate/edit": () => ({ jobDescription: "<p>A guru.</p>", changes: [] }) });
  show(<Hinted onAccept={vi.fn()} />);
  press("Turn into lists");
  await waitFor(() => expect(currentToasts()[0]?.text).toBe("There’s nothing to change"));
  expect(screen.queryByText("Enhancement done")).toBeNull();
});

test("suggestions: a proposal is shown with its reason and put in on one press", async () => {
  answerCalls({
    "GET /jobs/j1/detail/generate": () => ({
      field: "department",
      values: ["Finance"],
      sentence: "Where people with this title usually work.",
      sources: [],
    }),
  });
  const onUse = vi.fn();
  const ask = () => api.jobWriting.generateDetail({ params: { id: "j1" }, query: { field: "department" } });
  show(<SuggestField ask={ask} label="Department" onUse={onUse} />);
  press("Suggest: Department");
  expect(await screen.findByText("Where people with this title usually work.")).toBeTruthy();
  press("Use this");
  expect(onUse).toHaveBeenCalledWith(["Finance"]);
});

test("suggestions: questions that are asked already are not asked twice", () => {
  const asked = [{ id: "1", kind: "text" as const, question: "Where?", required: true }];
  expect(withQuestions(asked, ["Where?", "When?"]).map(({ question }) => question)).toEqual([
    "Where?",
    "When?",
  ]);
});
