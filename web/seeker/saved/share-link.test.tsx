import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { show } from "#web/testing/calls.tsx";
import { ShareLink } from "./share-link.tsx";

const link = { url: "https://jobs.test/lists/1", title: "Close to home" };
const writeText = vi.fn((_: string) => Promise.resolve());

beforeEach(() => void writeText.mockClear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(share?: () => Promise<void>) {
  vi.stubGlobal("navigator", { clipboard: { writeText }, ...(share && { share }) });
  show(<ShareLink {...link} />);
}

test("sharing a list: the link goes to the device’s share sheet where there is one", async () => {
  const share = vi.fn(() => Promise.resolve());
  open(share);
  fireEvent.click(screen.getByRole("button", { name: "Share" }));
  await waitFor(() => expect(share).toHaveBeenCalledWith(link));
  expect(writeText).not.toHaveBeenCalled();
});

test.each([
  ["closed by the person", "AbortError", 0],
  ["refused by the device", "NotAllowedError", 1],
])("sharing a list: after a sheet that was %s (%s) the link is copied %i times", async (_, name, times) => {
  const share = vi.fn(() => Promise.reject(Object.assign(new Error("no"), { name })));
  open(share);
  fireEvent.click(screen.getByRole("button", { name: "Share" }));
  await waitFor(() => expect(share).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(writeText).toHaveBeenCalledTimes(times);
});

test("sharing a list: elsewhere the link is copied", async () => {
  open();
  expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Copy link" }));
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(link.url));
});
