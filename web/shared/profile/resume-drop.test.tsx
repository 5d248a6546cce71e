import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ResumeDrop } from "./resume-drop.tsx";

let uploaded: (part: number) => void = () => {};
vi.mock("./send-file.ts", () => ({
  resumesWithProgress(onProgress: (part: number) => void) {
    uploaded = onProgress;
    return {};
  },
}));

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
