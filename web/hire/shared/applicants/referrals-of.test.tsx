import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { ApplicationDetail } from "#contract/application-shapes.ts";
import { programOf } from "#web/shared/rewards/program.ts";
import { show } from "#web/testing/calls.tsx";
import { ReferralsOf } from "./referrals-of.tsx";

afterEach(cleanup);

const referral = {
  id: "1",
  employeeName: "Esi Badu",
  jobTitle: "Ranger",
  byLink: false,
  at: "2026-11-03T12:00:00.000Z",
  until: "2027-05-02T12:00:00.000Z",
  credited: true,
};
const later = { ...referral, id: "2", employeeName: "Ben Cole", jobTitle: "Warden", byLink: true };
const job = { id: "j1", jobTitle: "Ranger" };
const program = { hireBonus: 100_000, jobs: [] as { jobId: string; hireBonus: number | null }[] };
const shown = (
  referrals: (typeof referral)[],
  employeeInvitesId: string | null,
  jobs: typeof program.jobs = [],
  stage = "interview",
) =>
  show(
    <ReferralsOf
      detail={{ referrals, employeeInvitesId, job, applicationState: "pipeline", stage } as ApplicationDetail}
    />,
    [
      [["me"], { companyAdmin: { id: "m", companyId: "c" } }],
      [programOf("c").queryKey, { ...program, jobs }],
    ],
  );

test("referrals of a person: the team reads who is credited and which brought this application", () => {
  shown([referral, { ...later, credited: false }], "2");
  expect(screen.getByText("Esi Badu").parentElement?.textContent).toBe(
    "Referred first by Esi Badu. A hire earns them the referral bonus.",
  );
  const [first, second] = screen.getAllByRole("listitem");
  expect(first!.textContent).toBe(
    "Esi Badu, November 3, 2026: referred for Ranger, counts until May 2, 2027",
  );
  expect(second!.textContent).toContain("shared a link to Warden (this application)");
});

test("referrals of a person: for a job that pays no bonus the team reads so", () => {
  shown([referral], "1", [{ jobId: "j1", hireBonus: null }]);
  expect(screen.getByText("Esi Badu").parentElement?.textContent).toBe(
    "Referred first by Esi Badu. From now on, a hire for this job earns no bonus.",
  );
});

test.each([null, 200_000])(
  "referrals of a person: of one who was hired nothing is said of what a hire earns now: %s",
  (hireBonus) => {
    shown([referral], "1", [{ jobId: "j1", hireBonus }], "hired");
    expect(screen.getByText("Esi Badu").parentElement?.textContent).toBe("Referred first by Esi Badu.");
  },
);

test("referrals of a person: none in force says that a hire earns nothing, and none at all says nothing", () => {
  const { container } = shown([], null);
  expect(container.textContent).toBe("");
  shown([{ ...referral, credited: false }], "1");
  expect(screen.getByText(/No referral was in force/)).toBeTruthy();
});
