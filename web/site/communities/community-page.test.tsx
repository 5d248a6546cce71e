import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { currentToasts, dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, showScreen } from "#web/testing/calls.tsx";
import { CommunityView } from "./community-page.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const community = {
  id: "k1",
  name: "Night ferries",
  description: "For people who work at night.",
  joining: "open" as const,
  reviewsJobs: true,
  members: 2,
  jobs: 2,
  createdAt: "2026-11-01T12:00:00.000Z",
  standing: null,
  waiting: null,
  takenDown: null as { at: string; reason: string } | null,
};
type Standing = "moderator" | "removed" | null;
const job = (id: string, jobTitle: string, collection: string | null, state = "published") => ({
  state,
  collection,
  declinedBefore: null,
  job: {
    id,
    publicJobId: id,
    jobTitle,
    department: null,
    locations: ["Hull"],
    remote: false,
    remoteLocations: [],
    workplaceType: null,
    salary: null,
    company: { id: "c", companyName: "Saltmarsh", slug: "saltmarsh", companyLogo: null },
  },
});

function open({
  standing = null as Standing,
  visitor = "other" as "other" | "nobody",
  takenDown = null as typeof community.takenDown,
  moderators = ["Dana Keel"],
} = {}) {
  const sent = answerCalls({
    "GET /users/me": () => ({ accessRoles: ["candidate"] }),
    "GET /communities/k1/jobs": () => [job("j1", "Deckhand", null), job("j2", "Engineer", "Below deck")],
    "GET /communities/k1/members": () => ({
      members: [
        {
          userId: "u1",
          fullName: "Ben Asks",
          profilePicture: null,
          standing: "asked",
          since: community.createdAt,
        },
        {
          userId: "u2",
          fullName: "Cleo Out",
          profilePicture: null,
          standing: "removed",
          since: community.createdAt,
        },
        ...moderators.map((fullName) => ({
          userId: fullName,
          fullName,
          profilePicture: null,
          standing: "moderator",
          since: community.createdAt,
        })),
      ],
      total: 2 + moderators.length,
    }),
    "PUT /communities/k1/membership": () => ({ ...community, standing: "member" }),
    "PATCH /communities/k1/members": () => ({ done: true }),
    "PATCH /communities/k1/jobs": () => ({ done: true }),
  });
  showScreen(<CommunityView community={{ ...community, standing, takenDown }} visitor={visitor} />, {
    path: "/communities/k1",
    at: "/communities/k1",
  });
  return sent;
}

test("communities: jobs stand under their headings, those without one last, and joining is one press", async () => {
  const sent = open();
  await screen.findByText("Deckhand");
  const heads = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(heads).toEqual(["Below deck", "Open jobs"]);
  fireEvent.click(screen.getByRole("button", { name: "Join" }));
  await waitFor(() => expect(currentToasts()).toMatchObject([{ text: "You’re in Night ferries" }]));
  expect(sent.map(({ call }) => call)).toEqual(["PUT /communities/k1/membership"]);
});

test("communities: who is not signed in is led there and back", async () => {
  open({ visitor: "nobody" });
  const link = await screen.findByRole("link", { name: "Sign in to join" });
  expect(link.getAttribute("href")).toBe("/sign-in?to=%2Fcommunities%2Fk1");
});

test("communities: a moderator accepts people and says why a job is not shown", async () => {
  const sent = open({ standing: "moderator" });
  fireEvent.click(await screen.findByRole("button", { name: "Accept: Ben Asks" }));
  fireEvent.click((await screen.findAllByRole("button", { name: /Deckhand$/ })).at(-1)!);
  const dialog = within(await screen.findByRole("dialog"));
  const press = dialog.getByRole("button", { name: "Don’t show" });
  expect(press.hasAttribute("disabled") || press.getAttribute("aria-disabled") === "true").toBe(true);
  fireEvent.change(dialog.getByLabelText("Reason"), { target: { value: "Not at night." } });
  fireEvent.click(press);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { call: "PATCH /communities/k1/members", body: { userId: "u1", standing: "member" } },
    { call: "PATCH /communities/k1/jobs", body: { jobId: "j1", state: "declined", reason: "Not at night." } },
  ]);
});

test("communities: the only moderator names another first, and of several one may step back", async () => {
  open({ standing: "moderator" });
  await screen.findByText("Dana Keel");
  expect(screen.queryByRole("button", { name: /^Make member/ })).toBeNull();
  cleanup();
  open({ standing: "moderator", moderators: ["Dana Keel", "Emil Ruder"] });
  expect(await screen.findAllByRole("button", { name: /^Make member/ })).toHaveLength(2);
});

test("communities: who was taken out reads so and has no way to join; others can report it", async () => {
  open({ standing: "removed" });
  await screen.findByText(/A moderator took you out/);
  expect(screen.queryByRole("button", { name: "Join" })).toBeNull();
  expect(await screen.findByRole("button", { name: "Report this community" })).toBeTruthy();
});

test("communities: moderators read why theirs was taken down, and let in whom they took out", async () => {
  const at = "2026-11-20T12:00:00Z";
  const sent = open({ standing: "moderator", takenDown: { at, reason: "It names people." } });
  await screen.findByText(/We took this community down.*It names people\./);
  expect(screen.queryByRole("button", { name: "Report this community" })).toBeNull();
  fireEvent.click(await screen.findByRole("button", { name: "Let in: Cleo Out" }));
  await waitFor(() =>
    expect(sent).toEqual([
      { call: "PATCH /communities/k1/members", body: { userId: "u2", standing: "member" } },
    ]),
  );
});
