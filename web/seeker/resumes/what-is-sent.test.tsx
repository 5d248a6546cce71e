import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Resume } from "#contract/resumes.ts";
import { WhatIsSent } from "./what-is-sent.tsx";

const file = { id: "f", name: "Ann.pdf", type: "application/pdf", bytes: 9, url: "/api/files/f" };
const onChoose = vi.fn<(sends: Resume["sends"]) => void>();
const show = (resume: Pick<Resume, "file" | "changedHere" | "sends">) =>
  render(<WhatIsSent resume={resume} onChoose={onChoose} busy={false} />);

test("what is sent: a resume written here says nothing about an original", () => {
  const { container } = show({ file: null, changedHere: false, sends: "written" });
  expect(container.textContent).toBe("");
});

test("what is sent: an uploaded resume says which file teams get, and its owner chooses once it was changed", () => {
  const { unmount } = show({ file, changedHere: false, sends: "original" });
  expect(screen.getByText(/^Teams get your original file\. If you correct/)).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  unmount();

  const changed = show({ file, changedHere: true, sends: "written" });
  expect(screen.getByText(/teams get a new PDF of it/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Send my original file" }));
  expect(onChoose).toHaveBeenLastCalledWith("original");
  changed.unmount();

  show({ file, changedHere: true, sends: "original" });
  expect(screen.getByText(/without what you changed here/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Send what I changed" }));
  expect(onChoose).toHaveBeenLastCalledWith("written");
});
