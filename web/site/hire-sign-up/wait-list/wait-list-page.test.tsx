import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, refusal, showScreen } from "#web/testing/calls.tsx";
import WaitListPage from "./wait-list-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const place = { path: "/hire/wait-list", at: "/hire/wait-list" };
const me = { id: "u", email: "di@mail.example", emailVerified: true, accessRoles: [], companyAdmin: null };
const entry = {
  id: "w",
  state: "waiting",
  companyName: "Corner Cafe",
  website: "cornercafe.example",
  about: "A cafe",
  reason: null,
  demoSkipped: false,
  createdAt: "2026-11-23T09:00:00Z",
};
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

function openMine(changes: object, answers: Parameters<typeof answerCalls>[0] = {}) {
  const mine = { entry: { ...entry, ...changes } };
  const sent = answerCalls({ "GET /company-wait-lists": () => mine, ...answers });
  const known: [readonly unknown[], unknown][] = [
    [["me"], me],
    [["my-wait-list"], mine],
  ];
  showScreen(<WaitListPage loaderData={{ signedIn: true }} />, { ...place, known });
  return sent;
}

test("waitlist: a visitor asks with an account, and reads beside the field what is wrong", async () => {
  const sent = answerCalls({
    "POST /waitlist": () => {
      throw refusal("Enter an address that you keep.", {
        details: { email: "Enter an address that you keep" },
      });
    },
  });
  showScreen(<WaitListPage loaderData={{ signedIn: false }} />, place);
  type(/Company name/, "Corner Cafe");
  type(/Website/, "cornercafe.example");
  type(/What do you do/, "A cafe");
  type(/Your name/, "Di");
  type(/^Email/, "di@thrown.example");
  type(/^Password/, "correct horse battery");
  fireEvent.click(screen.getByRole("button", { name: "Join the waitlist" }));
  await screen.findByText("Enter an address that you keep");
  expect(sent).toEqual([
    {
      call: "POST /waitlist",
      body: {
        companyName: "Corner Cafe",
        website: "cornercafe.example",
        about: "A cafe",
        fullName: "Di",
        email: "di@thrown.example",
        password: "correct horse battery",
      },
    },
  ]);
});

test("waitlist: who waits can see the page their website makes, and take it over", async () => {
  const company = {
    slug: "corner-cafe",
    companyName: "Corner Cafe",
    companyLogo: null,
    companyAboutHeader: null,
    companyAboutDescription: null,
    companyFoundedYear: null,
    companyHQlocation: null,
    companyFounders: [],
    website: "https://cornercafe.example",
    profilePercentageComplete: 7,
  };
  const sent = openMine(
    {},
    { "POST /companies/auto-create": () => ({ company, created: true, claimable: true }) },
  );
  fireEvent.click(screen.getByRole("button", { name: "See my page" }));
  fireEvent.click(await screen.findByRole("button", { name: "Show my page" }));
  await screen.findByText("Work at Corner Cafe");
  const takeOver = screen.getByRole("link", { name: "Take over this page" });
  expect(takeOver.getAttribute("href")).toBe("/hire/take-over/corner-cafe");
  expect(sent).toEqual([{ call: "POST /companies/auto-create", body: { website: "cornercafe.example" } }]);
});

test("waitlist: who waits can put the introduction away", async () => {
  const sent = openMine({}, { "PATCH /waitlist/w/demo-skip": () => ({ ...entry, demoSkipped: true }) });
  screen.getByRole("heading", { name: "Corner Cafe is on the waitlist" });
  fireEvent.click(screen.getByRole("button", { name: "Skip the demo" }));
  await waitFor(() => expect(sent.map(({ call }) => call)).toEqual(["PATCH /waitlist/w/demo-skip"]));
});

test("waitlist: a rejection says why, and is asked again", async () => {
  const sent = openMine(
    { state: "rejected", reason: "We couldn’t find you there." },
    { "PATCH /company-wait-lists/w": () => entry },
  );
  screen.getByText("We couldn’t find you there.");
  type(/^Website/, "corner-cafe.example");
  fireEvent.click(screen.getByRole("button", { name: "Ask again" }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        call: "PATCH /company-wait-lists/w",
        body: { companyName: "Corner Cafe", website: "corner-cafe.example", about: "A cafe" },
      },
    ]),
  );
});
