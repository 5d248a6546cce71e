import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, show } from "#web/testing/calls.tsx";
import type { Draft } from "./draft.ts";
import { WishesOffered } from "./wishes-offered.tsx";

afterEach(cleanup);

const workExperience = [
  { title: "Senior Staff Nurse, Respiratory Ward" },
  { title: "Staff Nurse (Bank)" },
  { title: "Healthcare Assistant" },
];
const offered = () =>
  within(screen.getByRole("group", { name: "From your latest positions" }))
    .getAllByRole("button")
    .map(({ textContent }) => textContent);

test("sign-up: job titles of the two newest positions are one press away", () => {
  const change = vi.fn();
  const values = { selectedJobTitles: ["Matron"], resumeData: { workExperience } };
  show(<WishesOffered draft={{ values, change } as unknown as Draft} />);
  expect(offered()).toEqual(["Senior Staff Nurse", "Staff Nurse"]);
  fireEvent.click(screen.getByRole("button", { name: "Staff Nurse" }));
  expect(change).toHaveBeenCalledWith({ selectedJobTitles: ["Matron", "Staff Nurse"] });
});

test("sign-up: what is already among the job titles, or offered from the search, is not offered again", async () => {
  answerCalls({ "GET /job-titles": () => ["Staff Nurse"] });
  const values = {
    initialQuery: "staff nurse in Leeds",
    selectedJobTitles: ["senior staff nurse"],
    resumeData: { workExperience },
  };
  show(<WishesOffered draft={{ values } as unknown as Draft} />);
  await screen.findByRole("group", { name: "Job titles that may fit" });
  expect(screen.queryByRole("group", { name: "From your latest positions" })).toBeNull();
});

test("sign-up: where the person lives is one press away from their locations, unless it is there", () => {
  const change = vi.fn();
  const values = { location: "Leeds, United Kingdom", preferredLocations: ["York, United Kingdom"] };
  show(<WishesOffered draft={{ values, change } as unknown as Draft} />);
  fireEvent.click(screen.getByRole("button", { name: "Leeds, United Kingdom" }));
  const preferredLocations = ["York, United Kingdom", "Leeds, United Kingdom"];
  expect(change).toHaveBeenCalledWith({ preferredLocations });
  cleanup();
  show(<WishesOffered draft={{ values: { ...values, preferredLocations } } as unknown as Draft} />);
  expect(screen.queryByRole("group", { name: "Where you live" })).toBeNull();
});
