import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, refusal, showScreen } from "#web/testing/calls.tsx";
import { GuestApply } from "./guest-apply.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const job: Parameters<typeof GuestApply>[0]["job"] = {
  id: "j1",
  jobTitle: "Night baker",
  prompts: [{ id: "q1", question: "Which bread do you bake?", kind: "text", required: true }],
  answersSort: false,
};

function open(search: string) {
  const sent = answerCalls({
    "POST /external-jobs/p1/apply/new": () => {
      throw refusal("Later");
    },
  });
  const element = <GuestApply postingId="p1" job={job} />;
  showScreen(element, { path: "/apply/:jobId", at: `/apply/j1${search}`, known: [] });
  fireEvent.click(screen.getByRole("button", { name: "Apply for this job" }));
  return sent;
}

test.each([
  ["?from=search", { source: "Search", via: null, pTag: null }],
  ["?pTag=joel&via=abc", { source: "Shared link", via: "abc", pTag: "joel" }],
  ["", { source: "Job page", via: null, pTag: null }],
])("guest applications: who comes by %j says so", async (search, coming) => {
  const sent = open(search);
  fireEvent.click(await screen.findByRole("button", { name: "Send application" }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject(coming));
});

test("guest applications: signing in keeps how the person came", async () => {
  open("?from=search&via=abc");
  const link = await screen.findByRole("link", { name: "I have an account" });
  expect(new URL((link as HTMLAnchorElement).href).searchParams.get("to")).toBe(
    "/apply/j1?from=search&via=abc",
  );
});

test("guest applications: what was typed is there again after a reload, but not the password", async () => {
  const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);
  const type = async (name: RegExp, value: string) =>
    fireEvent.change(await field(name), { target: { value } });
  open("");
  await type(/^Your name/, "Ann Baker");
  await type(/^Why you/, "I bake at night");
  await type(/^Which bread/, "Rye");
  await type(/^Password/, "a-secret-word");
  fireEvent.click(screen.getByRole("button", { name: "Show password" }));
  fireEvent.keyDown(await field(/^Your name/), { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(JSON.stringify({ ...localStorage })).not.toContain("a-secret-word");
  cleanup();
  open("");
  expect((await field(/^Your name/)).value).toBe("Ann Baker");
  expect((await field(/^Why you/)).value).toBe("I bake at night");
  expect((await field(/^Which bread/)).value).toBe("Rye");
  expect((await field(/^Password/)).value).toBe("");
});
