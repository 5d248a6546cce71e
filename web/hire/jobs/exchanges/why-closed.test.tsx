import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { show } from "#web/testing/calls.tsx";
import { WhyClosed } from "./why-closed.tsx";

afterEach(cleanup);

test("advertising: the sentence of a closed job stands by itself, and the help beside it", () => {
  show(<WhyClosed job={{ id: "j", status: "closed", internal: false }} />);
  const sentence = screen.getByText("You can’t re-publish this Ad because this job is longer active.");
  const help = screen.getByText("Reopen the job to advertise it.");
  expect(sentence.contains(help)).toBe(false);
  expect(screen.getByRole("link", { name: "Open job" }).getAttribute("href")).toBe("/hire/jobs/j");
});

test("advertising: a live job says nothing of the kind", () => {
  show(<WhyClosed job={{ id: "j", status: "live", internal: false }} />);
  expect(screen.queryByRole("link")).toBeNull();
});
