import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { ContactedPerson } from "#contract/outreach.ts";
import { me } from "#web/shared/session/session.ts";
import { showScreen } from "#web/testing/calls.tsx";
import { ContactedList } from "./contacted-list.tsx";

afterEach(cleanup);

const rosa: ContactedPerson = {
  id: "p1",
  candidateId: "e1",
  fullName: "Rosa Alder",
  profilePicture: null,
  external: true,
  state: "waiting",
  why: null,
  sent: 1,
  steps: 2,
  lastSentAt: "2026-11-23T09:00:00Z",
  nextAt: null,
  applicationId: "a1",
  by: "Marit Oakes",
  reply: null,
};

test.each([true, false])(
  "outreach: the conversation is opened from the list, without an account: %s",
  (external) => {
    showScreen(<ContactedList contacted={[{ ...rosa, external }]} jobId="j1" />, {
      path: "/hire",
      at: "/hire",
      known: [[me.queryKey, { id: "u", can: { sourcing: true } }]],
    });
    const link = screen.getByRole("link", { name: "Open the conversation with Rosa Alder" });
    expect(link.getAttribute("href")).toBe("/hire/messages?application=a1");
  },
);
