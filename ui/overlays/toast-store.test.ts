import { afterEach, expect, test, vi } from "vitest";
import {
  currentRegion,
  currentToasts,
  dismissToast,
  enterRegion,
  showToast,
  undoWindowMs,
} from "./toast-store.ts";

afterEach(() => dismissToast());

test("toasts: what can be undone stays for the undo window, errors stay until put away", () => {
  showToast({ text: "Passed", undo: () => {} });
  showToast({ text: "Could not save", tone: "error" });
  expect(currentToasts().map((toast) => toast.lastsMs)).toEqual([undoWindowMs, null]);
});

test("toasts: a time the server has set for taking back is a deadline, our own can wait", () => {
  showToast({ text: "Passed", undo: () => {}, lastsMs: 6000 });
  showToast({ text: "Put away", undo: () => {} });
  showToast({ text: "A message waits", lastsMs: 6000 });
  expect(currentToasts().map((toast) => toast.deadline)).toEqual([true, false, false]);
});

test("toasts: a sentence that does not say what happened has the title Error", () => {
  showToast({ text: "Something went wrong", tone: "error" });
  showToast({ text: "This job has closed.", tone: "error" });
  expect(currentToasts().map((toast) => toast.title)).toEqual(["Error", undefined]);
});

test("toasts: a toast with the same key takes the other's place", () => {
  showToast({ text: "Sending", key: "send", lastsMs: null });
  showToast({ text: "Sent", key: "send" });
  expect(currentToasts().map((toast) => toast.text)).toEqual(["Sent"]);
});

test("toasts: one toast can be put away without the others", () => {
  const first = showToast({ text: "One" });
  showToast({ text: "Two" });
  dismissToast(first);
  expect(currentToasts().map((toast) => toast.text)).toEqual(["Two"]);
});

test("toasts: the region mounted last shows the toasts and hands them back when it leaves", () => {
  const leavePage = enterRegion("page");
  const leavePane = enterRegion("pane");
  expect(currentRegion()).toBe("pane");
  leavePane();
  expect(currentRegion()).toBe("page");
  leavePage();
  expect(currentRegion()).toBeUndefined();
});

test("toasts: what can be taken back for a set time leaves when that time is over, drawn or not", () => {
  vi.useFakeTimers();
  for (const name of ["Ann", "Ben", "Cleo", "Dan"])
    showToast({ text: `Passed ${name}`, key: name, undo: () => {}, lastsMs: 6000 });
  vi.advanceTimersByTime(3000);
  showToast({ text: "Passed Ann again", key: "Ann", undo: () => {}, lastsMs: 6000 });
  vi.advanceTimersByTime(3500);
  expect(currentToasts().map(({ text }) => text)).toEqual(["Passed Ann again"]);
  vi.useRealTimers();
});

test("toasts: a pane shows them before the app's own place, whichever was there first", () => {
  const leavePane = enterRegion("pane", { inPane: true });
  const leaveApp = enterRegion("app");
  expect(currentRegion()).toBe("pane");
  leavePane();
  expect(currentRegion()).toBe("app");
  leaveApp();
});
