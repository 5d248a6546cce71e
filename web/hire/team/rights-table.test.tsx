import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { allPermissions } from "#contract/team-rights.ts";
import type { TeamMember } from "#contract/team-shapes.ts";
import { RightsTable } from "./rights-table.tsx";

afterEach(cleanup);

const member = (id: string, fullName: string, given = {}): TeamMember => ({
  id,
  userId: `user-${id}`,
  fullName,
  email: `${id}@saltmarsh.example`,
  profilePicture: null,
  parallelTag: null,
  title: null,
  disabled: false,
  closed: false,
  permissions: allPermissions(given),
  joinedAt: "2026-11-01T09:00:00Z",
});
const team = [
  member("a", "Marit Oakes"),
  member("b", "Joel Reed", { publish: false }),
  { ...member("c", "Cal Gone"), closed: true },
];

function open(may: boolean, mayGive = (_: string) => true) {
  const onChange = vi.fn();
  render(<RightsTable team={team} mine="a" may={may} mayGive={mayGive} onChange={onChange} />);
  return onChange;
}
const rowOf = (name: string) => screen.getByText(name).closest("tr")!;

test("rights table: a teammate's right is given with one tick, and one's own are read only", () => {
  const onChange = open(true);
  expect(within(rowOf("Marit Oakes")).queryByRole("checkbox")).toBeNull();
  expect(screen.queryByText("Cal Gone")).toBeNull();
  const publish = within(rowOf("Joel Reed")).getByRole("checkbox", { name: "Publish, Joel Reed" });
  expect(publish.getAttribute("aria-checked")).toBe("false");
  fireEvent.click(screen.getByText("Publish, Joel Reed"));
  expect(onChange).toHaveBeenCalledWith(team[1], { publish: true });
});

test("rights table: what one may not do oneself is read only for others, too", () => {
  open(true, (name) => name !== "salaries");
  const row = within(rowOf("Joel Reed"));
  expect(row.queryByRole("checkbox", { name: "Salaries, Joel Reed" })).toBeNull();
  expect(row.getByRole("checkbox", { name: "Publish, Joel Reed" })).toBeTruthy();
});

test("rights table: who may not change the team reads it in words", () => {
  open(false);
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(within(rowOf("Joel Reed")).getAllByText("No")).toHaveLength(1);
});
