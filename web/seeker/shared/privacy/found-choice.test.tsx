import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Candidate } from "#contract/candidate-shapes.ts";
import { answerCalls, show } from "#web/testing/calls.tsx";
import { useQuery } from "@tanstack/react-query";
import { candidateProfile } from "#web/shared/profile/profile-queries.ts";
import { FoundChoice } from "./found-choice.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ann = { id: "ann", jobStatus: "Not looking", jobStatusBefore: "Actively looking" } as Candidate;
function Choice() {
  const { data } = useQuery(candidateProfile("ann"));
  return data ? <FoundChoice candidate={data} /> : null;
}

test("found by companies: turned on after a reload, the job search is the one before it was turned off", async () => {
  const sent = answerCalls({ "PATCH /candidates/ann": (body) => ({ ...ann, ...(body as object) }) });
  show(<Choice />, [[candidateProfile("ann").queryKey, ann]]);
  // In this document a click on the switch itself reaches its input twice, by way of the label.
  fireEvent.click(screen.getByRole("checkbox", { hidden: true }));
  const said = () => sent.flatMap(({ call, body }) => (call === "PATCH /candidates/ann" ? [body] : []));
  await waitFor(() => expect(said()).toEqual([{ jobStatus: "Actively looking" }]));
  const toggle = screen.getByRole("switch", { name: /Let companies find me/ });
  await waitFor(() => expect(toggle.getAttribute("aria-checked")).toBe("true"));
});
