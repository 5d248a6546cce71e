import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { type Question, answersSortNotice } from "#shared/jobs/questions.ts";
import { noCuesFound } from "#shared/videos/captions.ts";
import { Answers, type Given, sentAnswers } from "./answers.tsx";

afterEach(cleanup);

const prompts: Question[] = [
  { id: "license", kind: "yesNo", question: "Do you have a license?", required: true, knockOut: null },
  {
    id: "shift",
    kind: "choice",
    question: "Which shift?",
    required: false,
    choices: ["A", "B"],
    knockOut: [],
  },
  { id: "years", kind: "number", question: "How many years?", required: false, least: null, most: null },
  { id: "work", kind: "file", question: "Show us your work", required: true },
  { id: "hello", kind: "video", question: "Say hello", required: true },
];
const stored = { id: "f1", name: "work.pdf", type: "application/pdf", bytes: 4, url: "/api/files/f1" };
const upload = vi.fn(() => Promise.resolve(stored));
const given = vi.fn();
const sent = () => sentAnswers({ prompts }, given.mock.lastCall![0]);
const video = { ...stored, id: "v1", name: "me.webm", type: "video/webm", seconds: 7, thumbnailUrl: null };
const ways = { send: vi.fn(() => Promise.resolve(video)), discard: vi.fn(() => Promise.resolve()) };

function Form({ answersSort }: { answersSort: boolean }) {
  const [value, setValue] = useState<Given>({ answers: {}, fileNames: {} });
  const [cache] = useState(() => new QueryClient());
  function write(next: Given) {
    given(next);
    setValue(next);
  }
  const fields = { "answers.license": "Please answer this question" };
  return (
    <QueryClientProvider client={cache}>
      <Answers
        job={{ prompts, answersSort }}
        fields={fields}
        upload={upload}
        videoWays={ways}
        onChange={write}
        {...value}
      />
    </QueryClientProvider>
  );
}

test("answers: each kind has its control, a file is uploaded, and what is wrong stands beside its question", async () => {
  render(<Form answersSort />);
  const license = screen.getByRole("radiogroup", { name: /Do you have a license/ });
  expect(license.parentElement!.textContent).toContain("Please answer this question");
  fireEvent.click(screen.getByRole("radio", { name: "No" }));
  fireEvent.click(screen.getByRole("radio", { name: "B" }));
  fireEvent.change(screen.getByLabelText(/How many years/), { target: { value: "4" } });
  const file = new File(["Work"], "work.pdf");
  fireEvent.change(screen.getByLabelText(/Show us your work/), { target: { files: [file] } });
  await waitFor(() => expect(screen.getByText("work.pdf")).toBeTruthy());
  expect(sent()).toEqual([
    { promptId: "license", answer: "No" },
    { promptId: "shift", answer: "B" },
    { promptId: "years", answer: "4" },
    { promptId: "work", answer: "f1" },
  ]);
  expect(screen.getByText(answersSortNotice)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Remove work.pdf" }));
  expect(sent()).toHaveLength(3);
});

test("answers: a video is uploaded, told with its captions, and taken back", async () => {
  render(<Form answersSort={false} />);
  expect(screen.getByText(/MP4, WebM or MOV, up to 50 MB and 3 minutes/)).toBeTruthy();
  const choose = (file: File) =>
    fireEvent.change(screen.getByLabelText(/Say hello/), { target: { files: [file] } });
  const large = new File(["Hello"], "large.webm");
  Object.defineProperty(large, "size", { value: 51 * 1024 * 1024 });
  choose(large);
  await screen.findByText("The maximum allowed size is 50 MB.");
  choose(new File(["Hello"], "me.webm"));
  const words = await screen.findByRole("textbox", { name: /Captions/ }, { timeout: 8000 });
  expect(ways.send).toHaveBeenCalledTimes(1);
  fireEvent.change(words, { target: { value: "Hello, I’m Ann." } });
  expect(sent()).toEqual([{ promptId: "hello", answer: "v1", captions: "Hello, I’m Ann." }]);
  fireEvent.change(screen.getByLabelText(/Add a .vtt file/), {
    target: { files: [new File(["WEBVTT\n\nno times"], "me.vtt")] },
  });
  await screen.findByText(noCuesFound);
  fireEvent.click(screen.getByRole("button", { name: "Remove video" }));
  expect(ways.discard).toHaveBeenCalledWith("v1");
  expect(sent()).toEqual([]);
}, 15_000);

test("answers: nothing is said of sorting where no answer sorts", () => {
  render(<Form answersSort={false} />);
  expect(screen.queryByText(answersSortNotice)).toBeNull();
});
