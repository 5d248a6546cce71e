import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { UploadResult } from "#contract/imported-people.ts";
import { show } from "#web/testing/calls.tsx";
import { UploadOutcome } from "./upload-outcome.tsx";

afterEach(cleanup);

const result: UploadResult = {
  added: 1,
  joined: 0,
  twice: 1,
  duplicates: 0,
  refused: [],
  refusedInAll: 0,
  report: [
    { line: 2, name: "Rosa Alder", outcome: "added", why: null },
    { line: 3, name: "Rosa Alder", outcome: "twice", why: "This person is in the file twice." },
  ],
  limit: { month: "2026-11", used: 1, limit: 100, left: 99 },
};

test("uploading people: a person who is in the file twice is called so, as the preview did, and no lead", () => {
  show(<UploadOutcome result={result} jobTitle="Ranger" />, []);
  const numberOf = (label: string) =>
    within(screen.getByText(label).parentElement!).getByText(/^\d+$/).textContent;
  expect(numberOf("Twice in the file")).toBe("1");
  expect(numberOf("Already leads")).toBe("0");
  const report = screen.getByRole("link", { name: /^Download a report/ }).getAttribute("href")!;
  expect(decodeURIComponent(report)).toContain('"3","Rosa Alder","Twice in the file"');
});
