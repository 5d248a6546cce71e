import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { closeButMatches } from "#web/seeker/shared/matches.ts";
import { show } from "#web/testing/calls.tsx";
import { CloseBut } from "./close-but.tsx";

afterEach(cleanup);

const job = {
  id: "j1",
  jobTitle: "Staff nurse",
  company: { companyName: "Harbour Clinic", companyLogo: null },
  salary: null,
  breaks: "Pays £9,000 a year less than you asked.",
};
const known = (jobs: unknown[], loosening: unknown[] = []): [readonly unknown[], unknown][] => [
  [closeButMatches.queryKey, { jobs, loosening }],
];

test("close, but: each job says what is off", async () => {
  show(<CloseBut few={false} />, known([job]));
  const list = await screen.findByRole("list", { name: "Close, but" });
  expect(within(list).getByRole("link", { name: "Staff nurse" }).getAttribute("href")).toBe(
    "/jobs/j1?from=matches",
  );
  expect(within(list).getByText("Pays £9,000 a year less than you asked.")).toBeDefined();
  expect(screen.queryByRole("link", { name: "Change your preferences" })).toBeNull();
});

test("close, but: where few jobs fit, it says what would bring more", async () => {
  show(
    <CloseBut few />,
    known(
      [job],
      [
        { condition: "salary", jobs: 12 },
        { condition: "place", jobs: 1 },
      ],
    ),
  );
  await screen.findByText("A lower minimum salary could bring 12 more jobs.");
  screen.getByText("Adding locations could bring 1 more job.");
  screen.getByRole("link", { name: "Change your preferences" });
});

test("close, but: nothing is shown where nothing is close", async () => {
  const { container } = show(<CloseBut few />, known([]));
  expect(container.textContent).toBe("");
});
