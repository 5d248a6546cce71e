import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { VisitorGate } from "#web/shared/session/visitor.tsx";
import { answerCalls } from "#web/testing/calls.tsx";
import { HideJob } from "./hide-job.tsx";

const job = { id: "0199a000-0000-7000-8000-000000000001", jobTitle: "Ranger" };
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open() {
  let hidden = false;
  const sent = answerCalls({
    "POST /candidate/match-signal": (body) => {
      hidden = (body as { signal: string }).signal === "hidden";
      return { ok: true };
    },
  });
  const Page = createRoutesStub([
    {
      path: "/",
      loader: () => ({ hidden }),
      HydrateFallback: () => null,
      Component: ({ loaderData }) => (
        <VisitorGate visitor="candidate" onSignedIn={() => {}}>
          <HideJob job={job} hidden={(loaderData as { hidden: boolean }).hidden} />
        </VisitorGate>
      ),
    },
  ]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  return sent;
}

test("a job's page: a job seeker keeps a job out of what is offered, and takes that back", async () => {
  const sent = open();
  const button = await screen.findByRole("button", { name: "Not for me" });
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute("aria-pressed")).toBe("true"));
  await waitFor(() => expect(button.getAttribute("aria-disabled") ?? "false").toBe("false"));
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute("aria-pressed")).toBe("false"));
  expect(sent.map(({ body }) => body)).toEqual([
    { jobId: job.id, signal: "hidden" },
    { jobId: job.id, signal: "shown" },
  ]);
});
