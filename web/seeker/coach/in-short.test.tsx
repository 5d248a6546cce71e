import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Quote } from "#contract/assistant-shapes.ts";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { InShort } from "./in-short.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const quote = (kind: Quote["kind"], text: string, href: string): Quote => ({
  kind,
  text,
  href,
  documentId: "d",
  title: "T",
});

test("in short: a job’s sentences lead to where they are, and a company without any has no heading", async () => {
  answerCalls({
    "GET /job-summaries": () => ({ jobId: "j", sentences: [quote("job", "You steer ferries.", "/jobs/j")] }),
    "GET /company-summaries": () => ({ companyId: "c", sentences: [] }),
  });
  show(<InShort job={{ id: "j", company: { id: "c", companyName: "Fjord" } }} />);
  const section = await screen.findByRole("region", { name: "This job in short" });
  const link = within(section).getByRole("link", { name: /^You steer ferries\./ });
  expect(link.getAttribute("href")).toBe("/jobs/j#:~:text=You%20steer%20ferries.");
  expect(screen.queryByRole("heading", { name: "Fjord in short" })).toBeNull();
});
