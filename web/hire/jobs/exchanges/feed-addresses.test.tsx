import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { FeedAddresses } from "./feed-addresses.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
function showFeeds(published: boolean) {
  answerCalls({});
  const writeText = vi.fn();
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  show(<FeedAddresses publicUrl="https://jobs.example" />, [
    [["me"], { companyAdmin: { id: "a", companyId: "c" } }],
    [["company", "c"], { published, slug: "kestrel" }],
  ]);
  return writeText;
}

test.each([
  ["Indeed feed", "https://jobs.example/kestrel/jobs.indeed.xml"],
  ["LinkedIn feed", "https://jobs.example/kestrel/jobs.linkedin.xml"],
  ["RSS feed", "https://jobs.example/kestrel/jobs.rss"],
  ["JSON Feed", "https://jobs.example/kestrel/jobs.json"],
])("feeds: the address for %s is copied whole", async (name, address) => {
  const writeText = showFeeds(true);
  fireEvent.click(screen.getByRole("button", { name: `Copy the ${name}` }));
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(address));
});

test("feeds: none are offered while the careers page is hidden", () => {
  showFeeds(false);
  expect(screen.queryByText("Feeds of your open jobs")).toBeNull();
});
