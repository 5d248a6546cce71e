import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

let uploaded: (part: number) => void = () => {};
let atPage: (page: number, pages: number) => void = () => {};
const stopFollowing = vi.fn();
vi.mock("./send-file.ts", () => ({
  followPages(_: string, onPage: typeof atPage) {
    atPage = onPage;
    return stopFollowing;
  },
  resumesWithProgress(onProgress: (part: number) => void) {
    uploaded = onProgress;
    return {};
  },
}));

// Read anew: files share their modules, and one before this may have had the real way to send.
vi.resetModules();
const { ResumeDrop } = await import("./resume-drop.tsx");
const { refusal } = await import("#web/testing/calls.tsx");

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("resume upload: who sends a scan reads that its images take longer, until it is read", async () => {
  vi.useFakeTimers();
  let answer = (_: string) => {};
  const reading = new Promise<string>((resolve) => (answer = resolve));
  const onRead = vi.fn();
  render(<ResumeDrop label="Resume" read={() => reading} onRead={onRead} />);
  const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
  fireEvent.change(input, { target: { files: [new File(["x"], "scan.pdf")] } });
  act(() => uploaded(1));
  expect(screen.getByText(/Reading your resume/)).toBeTruthy();
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.getByText(/This looks like a scan/)).toBeTruthy();
  await act(async () => answer("read"));
  expect(onRead).toHaveBeenCalledWith("read", expect.any(File));
  expect(screen.queryByText(/This looks like a scan/)).toBeNull();
});

test("resume upload: who sends a scan reads which page the reading is at", async () => {
  vi.useFakeTimers();
  let answer = (_: string) => {};
  const reading = new Promise<string>((resolve) => (answer = resolve));
  const read = vi.fn(() => reading);
  render(<ResumeDrop label="Resume" read={read} onRead={vi.fn()} />);
  const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
  fireEvent.change(input, { target: { files: [new File(["x"], "scan.pdf")] } });
  act(() => uploaded(1));
  act(() => atPage(2, 3));
  expect(screen.getByText("This is a scan. Reading page 2 of 3")).toBeTruthy();
  expect(screen.getByRole<HTMLProgressElement>("progressbar").value).toBeCloseTo(1 / 3);
  act(() => void vi.advanceTimersByTime(5000));
  expect(screen.queryByText(/up to 90 seconds/)).toBeNull();
  await act(async () => answer("read"));
  expect(read).toHaveBeenCalledWith({}, expect.any(File), expect.stringMatching(/^[\da-f-]{36}$/));
  expect(stopFollowing).toHaveBeenCalled();
  expect(screen.queryByText(/Reading page/)).toBeNull();
});

const choose = () =>
  fireEvent.change(document.querySelector("input[type=file]")!, {
    target: { files: [new File(["x"], "cv.pdf")] },
  });

test("resume upload: a reading that ran out of time can be tried again with the same file", async () => {
  const error = refusal("We ran out of time reading this file. Try again.", { statusCode: 503 });
  const read = vi.fn().mockRejectedValueOnce(error).mockResolvedValueOnce("read");
  const onRead = vi.fn();
  render(<ResumeDrop label="Resume" read={read} onRead={onRead} />);
  choose();
  await screen.findByText(/We ran out of time/);
  fireEvent.click(screen.getByRole("button", { name: /^Try again/ }));
  await vi.waitFor(() => expect(onRead).toHaveBeenCalledWith("read", expect.any(File)));
});

test("resume upload: a file that can’t be read is not offered again", async () => {
  const read = vi.fn().mockRejectedValue(refusal("This file is damaged.", { statusCode: 422 }));
  render(<ResumeDrop label="Resume" read={read} onRead={vi.fn()} />);
  choose();
  await screen.findByText("This file is damaged.");
  expect(screen.queryByRole("button", { name: /^Try again/ })).toBeNull();
});
