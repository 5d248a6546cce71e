import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { SharePageButton } from "./share-page-button.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const copied = vi.fn((_: string) => Promise.resolve());
function press(share?: () => Promise<void>) {
  copied.mockClear();
  vi.stubGlobal("navigator", { ...(share && { share }), clipboard: { writeText: copied } });
  render(<SharePageButton path="/jobs/j1" title="Baker at Crumb" />);
  fireEvent.click(screen.getByRole("button", { name: "Share" }));
}
const url = new URL("/jobs/j1", window.location.origin).href;

test("share: the device’s share sheet gets the page; closing it does nothing", async () => {
  const share = vi.fn(() => Promise.reject(Object.assign(new Error("closed"), { name: "AbortError" })));
  press(share);
  await waitFor(() => expect(share).toHaveBeenCalledWith({ url, title: "Baker at Crumb" }));
  expect(copied).not.toHaveBeenCalled();
});

test("share: without a share sheet, or where it is refused, the link is copied", async () => {
  press();
  await waitFor(() => expect(copied).toHaveBeenCalledWith(url));
  cleanup();
  press(() => Promise.reject(new Error("refused")));
  await waitFor(() => expect(copied).toHaveBeenCalledWith(url));
});
