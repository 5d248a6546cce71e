import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Company } from "#contract/company-shapes.ts";
import { allPermissions } from "#contract/team-rights.ts";
import { show } from "#web/testing/calls.tsx";
import { NumberField } from "#web/shared/forms/number-field.tsx";
import { LookFields } from "./company-fields.tsx";
import { JobSource } from "./job-source.tsx";
import { PictureFields } from "./picture-fields.tsx";
import { SetupSection } from "./setup-section.tsx";
import type { CompanyEditor } from "./use-company-editor.ts";

afterEach(cleanup);

test("company setup: what is done is told, and what is left leads to its screen", () => {
  const accountFlags = { jobsAdded: true, teamAdded: false } as Company["accountFlags"];
  show(<SetupSection company={{ accountFlags } as Company} />, [[["me"], { can: allPermissions({}) }]]);
  expect(screen.queryByRole("link", { name: "Publish a job" })).toBeNull();
  expect(screen.getByRole("link", { name: "Invite a teammate who joins" })).toBeTruthy();
  for (const [name, href] of [
    ["Add a payment method", "/hire/company/plan"],
    ["Choose a referral program", "/hire/company/referrals"],
  ])
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(href);
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("company setup: a step that my team doesn’t let me take says so, and leads nowhere", () => {
  const can = allPermissions({ team: false, publish: false });
  show(<SetupSection company={{ accountFlags: {} } as Company} />, [[["me"], { can }]]);
  expect(screen.queryByRole("link", { name: "Invite a teammate who joins" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Publish a job" })).toBeNull();
  screen.getByText("Your team hasn’t given you permission to manage the team.");
  screen.getByText("Your team hasn’t given you permission to publish or close jobs.");
  expect(screen.getByRole("link", { name: "Add a payment method" })).toBeTruthy();
});

test("company fields: what is no number stays as typed, says so, and changes nothing", () => {
  const onChange = vi.fn();
  show(<NumberField label="Founded in" value={2012} error={undefined} onChange={onChange} />);
  const field = screen.getByRole("textbox", { name: "Founded in" });
  fireEvent.change(field, { target: { value: "about 2012" } });
  screen.getByText("Enter a number");
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: "" } });
  fireEvent.change(field, { target: { value: "2013" } });
  expect(onChange.mock.calls).toEqual([[null], [2013]]);
});

test("company color: can be given back for the standard one, which other colors outlive", () => {
  const set = vi.fn();
  const look = (brand: Record<string, string> | null) =>
    show(<LookFields editor={{ draft: { brand }, set, problem: null } as unknown as CompanyEditor} />);
  look(null);
  expect(screen.queryByRole("button", { name: "Use the standard color" })).toBeNull();
  cleanup();
  look({ brand: "#aa0000", sun: "#ffcc00" });
  fireEvent.click(screen.getByRole("button", { name: "Use the standard color" }));
  expect(set).toHaveBeenCalledExactlyOnceWith({ brand: { sun: "#ffcc00" } });
});

test("company pictures: each is described, and there are four at most", () => {
  const set = vi.fn();
  const images = ["/a", "/b", "/c", "/d"].map((url) => ({ url, alt: "" }));
  const draft = { images, breakerImage: null, breakerImageAlt: null };
  show(<PictureFields editor={{ draft, set, problem: null } as unknown as CompanyEditor} />);
  expect(screen.queryByText("Add picture 5")).toBeNull();
  fireEvent.change(screen.getByRole("textbox", { name: "What the picture 2 shows" }), {
    target: { value: "Our harbor" },
  });
  expect(set).toHaveBeenCalledWith({ images: images.with(1, { url: "/b", alt: "Our harbor" }) });
  fireEvent.click(screen.getByRole("button", { name: "Remove picture 1" }));
  expect(set).toHaveBeenLastCalledWith({ images: images.slice(1) });
});

test("company job board: where jobs come from is told, else how to connect it", () => {
  const board = { jobAPIFeedURL: "https://boards.example/kelp", jobFeedPlatform: "greenhouse" };
  show(<JobSource company={board as Company} />);
  screen.getByText(/Your jobs come from Greenhouse/);
  expect(screen.getByRole("link", { name: "boards.example/kelp" }).getAttribute("href")).toBe(
    board.jobAPIFeedURL,
  );
  cleanup();
  show(<JobSource company={{ jobAPIFeedURL: null, jobFeedPlatform: null } as Company} />);
  screen.getByText(/No job board connected/);
});
