import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { JobTeamMembers } from "./job-team-members.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const bo = { id: "b", userId: "ub", kind: "companyAdmin", role: "member", fullName: "Bo", title: "Lead" };
const team = (members: unknown[]) => ({ id: "j", jobId: "j", hiringManager: null, members });
const me = (can: Record<string, boolean>) =>
  [["me"], { companyAdmin: { id: "a", companyId: "c" }, can }] as [readonly unknown[], unknown];

test("job team: a member is removed, and one joins oneself", async () => {
  let members: unknown[] = [bo];
  const sent = answerCalls({
    "GET /job-teams/jobs/j": () => team(members),
    "DELETE /job-teams/j/members/b": () => team((members = [])),
    "POST /job-teams/j/join": () => team((members = [{ ...bo, id: "a", fullName: "Me" }])),
  });
  show(<JobTeamMembers jobId="j" closed={false} />, [me({ jobs: true, applicants: true })]);
  fireEvent.click(await screen.findByRole("button", { name: "Remove Bo from this job’s team" }));
  await waitFor(() => expect(screen.queryByText("Bo")).toBeNull());
  expect(currentToasts()).toMatchObject([{ text: "Bo is off this job’s team" }]);
  fireEvent.click(screen.getByRole("button", { name: "Join this job’s team" }));
  expect(await screen.findByRole("button", { name: "Leave this job’s team" })).toBeTruthy();
  expect(sent).toHaveLength(2);
});

test("job team: who may only read sees the members and no buttons", async () => {
  answerCalls({ "GET /job-teams/jobs/j": () => team([bo]) });
  show(<JobTeamMembers jobId="j" closed={false} />, [me({ jobs: false, applicants: false })]);
  expect(await screen.findByText("Bo")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.queryByRole("combobox")).toBeNull();
});
