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

const ann = { id: "ann", jobStatus: "Actively looking" } as Candidate;
function Choice() {
  const { data } = useQuery(candidateProfile("ann"));
  return data ? <FoundChoice candidate={data} /> : null;
}

test("found by companies: turned off and on, the job search is the one that stood before", async () => {
  const sent = answerCalls({ "PATCH /candidates/ann": (body) => ({ ...ann, ...(body as object) }) });
  show(<Choice />, [[candidateProfile("ann").queryKey, ann]]);
  const box = screen.getByRole("checkbox", { hidden: true });
  const toggle = screen.getByRole("switch", { name: /Let companies find me/ });
  // In this document a click on the switch itself reaches its input twice, by way of the label.
  fireEvent.click(box);
  const said = () => sent.flatMap(({ call, body }) => (call === "PATCH /candidates/ann" ? [body] : []));
  await waitFor(() => expect(said()).toEqual([{ jobStatus: "Not looking" }]));
  await waitFor(() => expect(toggle.getAttribute("aria-checked")).toBe("false"));
  fireEvent.click(box);
  await waitFor(() =>
    expect(said()).toEqual([{ jobStatus: "Not looking" }, { jobStatus: "Actively looking" }]),
  );
});
