import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { show } from "#web/testing/calls.tsx";
import { WhyClosed } from "./why-closed.tsx";

afterEach(cleanup);

test("advertising: the sentence of a closed job stands by itself, and the help beside it", () => {
  show(<WhyClosed job={{ id: "j", status: "closed", internal: false, heldAt: null }} />);
  const sentence = screen.getByText("You can’t re-publish this Ad because this job is longer active.");
  const help = screen.getByText("Reopen the job to advertise it.");
  expect(sentence.contains(help)).toBe(false);
  expect(screen.getByRole("link", { name: "Open job" }).getAttribute("href")).toBe("/hire/jobs/j");
});

test("advertising: a job that is held back says so", () => {
  show(<WhyClosed job={{ id: "j", status: "live", internal: false, heldAt: "2026-11-20T09:00:00Z" }} />);
  expect(screen.getByText("This job is on hold, so you can’t advertise it right now.")).toBeTruthy();
});

test("advertising: a live job says nothing of the kind", () => {
  show(<WhyClosed job={{ id: "j", status: "live", internal: false, heldAt: null }} />);
  expect(screen.queryByRole("link")).toBeNull();
});
