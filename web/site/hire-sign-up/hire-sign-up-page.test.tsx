import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, refusal, showScreen } from "#web/testing/calls.tsx";
import HireSignUpPage from "./hire-sign-up-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const place = { path: "/hire/sign-up", at: "/hire/sign-up" };
const me = { id: "u", email: "di@kelp.example", accessRoles: [], companyAdmin: null };
const person = { email: "di@kelp.example", fullName: "Di Kelp", password: "correct horse battery" };
const nobody = { exists: false, claimable: false, knownBy: null, domain: null, company: null };
const kelp = { id: "c", slug: "kelp", companyName: "Kelp", companyLogo: null, openJobsCount: 3 };
const page = {
  ...kelp,
  companyAboutHeader: "Sea food for all",
  companyAboutDescription: "<p>We farm kelp.</p>",
  companyFoundedYear: 1999,
  companyHQlocation: "Bristol",
  companyFounders: ["Ida Lewis"],
  website: "https://kelp.example",
  profilePercentageComplete: 36,
};

function open(answers: Parameters<typeof answerCalls>[0], account: { email: string } | null = null) {
  const sent = answerCalls({ "GET /users/me": () => me, ...answers });
  showScreen(<HireSignUpPage loaderData={{ account }} />, place);
  return sent;
}
const type = (name: RegExp, value: string, within_ = within(document.body)) =>
  fireEvent.change(within_.getByLabelText(name), { target: { value } });
function typeWebsite(value: string) {
  type(/^Website/, value);
  fireEvent.blur(screen.getByLabelText(/^Website/));
}
function typePerson() {
  type(/^Your name/, person.fullName);
  type(/^Work email/, person.email);
  type(/^Password/, person.password);
}
const dialog = async () => within(await screen.findByRole("dialog"));

test("hiring sign-up: a known company is taken over in a dialog, with what was typed", async () => {
  const known = { exists: true, claimable: true, knownBy: "name", domain: null, company: kelp };
  const sent = open({
    "POST /company/exists": () => known,
    "POST /company/c/claim": () => ({ user: me }),
  });
  typePerson();
  typeWebsite("kelp.example");
  fireEvent.click(await screen.findByRole("button", { name: "Take it over" }));
  const asked = await dialog();
  asked.getByText(/Kelp with 3 open jobs/);
  type(/^LinkedIn/, "linkedin.com/in/di", asked);
  fireEvent.click(asked.getByRole("button", { name: "Take over this page" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    { call: "POST /company/exists", body: { website: "kelp.example", email: person.email } },
    { call: "POST /company/c/claim", body: { ...person, linkedInUrl: "linkedin.com/in/di" } },
  ]);
});

test("hiring sign-up: a second company beside a known page is started only after a question", async () => {
  const known = { exists: true, claimable: true, knownBy: "name", domain: null, company: kelp };
  const sent = open({
    "POST /company/exists": () => known,
    "POST /companies/signup": () => {
      throw refusal("Enter a name.", { details: { fullName: "Enter a name" } });
    },
  });
  const signUps = () => sent.filter(({ call }) => call === "POST /companies/signup");
  type(/^Company name/, "Kelp");
  type(/^Website/, "kelp.example");
  typePerson();
  fireEvent.click(screen.getByRole("button", { name: "Start hiring" }));
  (await dialog()).getByText("Is Kelp your company?");
  fireEvent.click((await dialog()).getByRole("button", { name: "Take over Kelp" }));
  (await dialog()).getByRole("button", { name: "Take over this page" });
  fireEvent.click((await dialog()).getByRole("button", { name: "Not my company" }));
  expect(signUps()).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Start hiring" }));
  fireEvent.click(await screen.findByRole("button", { name: "Start a separate company" }));
  await screen.findByText("Enter a name");
  expect(signUps()).toMatchObject([{ body: { companyName: "Kelp", ...person } }]);
});

test("hiring sign-up: a page known by its domain is claimed without a question", async () => {
  const known = { exists: true, claimable: true, knownBy: "domain", domain: "kelp.example", company: kelp };
  const sent = open({
    "POST /company/exists": () => known,
    "POST /companies/signup": () => {
      throw refusal("Enter a name.", { details: { fullName: "Enter a name" } });
    },
  });
  type(/^Company name/, "Kelp");
  type(/^Website/, "kelp.example");
  typePerson();
  fireEvent.click(screen.getByRole("button", { name: "Start hiring" }));
  await screen.findByText("Enter a name");
  expect(sent.at(-1)).toMatchObject({ call: "POST /companies/signup" });
});

test("hiring sign-up: the team of a company that hires here is asked in a dialog", async () => {
  const known = { exists: true, claimable: false, knownBy: "domain", domain: "kelp.example", company: kelp };
  const sent = open({
    "POST /company/exists": () => known,
    "POST /company/team/signup": () => ({ user: me }),
  });
  typePerson();
  fireEvent.blur(screen.getByLabelText(/^Work email/));
  fireEvent.click(await screen.findByRole("button", { name: "Ask to join its team" }));
  const asked = await dialog();
  asked.getByText("At kelp.example");
  fireEvent.click(asked.getByRole("button", { name: "Ask to join" }));
  await waitFor(() => expect(sent.at(-1)).toEqual({ call: "POST /company/team/signup", body: person }));
});

test("hiring sign-up: a demo shows the page a website makes, and is signed up for", async () => {
  const sent = open({
    "POST /company/exists": () => nobody,
    "POST /companies/auto-create": () => ({ company: page, created: true, claimable: true }),
    "POST /companies/signup": () => {
      throw refusal("Enter a name.", { details: { fullName: "Enter a name" } });
    },
  });
  typePerson();
  typeWebsite("kelp.example");
  fireEvent.click(await screen.findByRole("button", { name: "See my page" }));
  const demo = await dialog();
  fireEvent.click(demo.getByRole("button", { name: "Show my page" }));
  const preview = within(await demo.findByRole("region", { name: "How Kelp could look" }));
  for (const words of ["Sea food for all", "We farm kelp.", "Bristol", "kelp.example"])
    preview.getByText(words);
  demo.getByText(/^Made from kelp\.example.*36%/);
  fireEvent.click(demo.getByRole("button", { name: "Take over this page" }));
  type(/^LinkedIn/, "linkedin.com/in/di", demo);
  fireEvent.click(demo.getByRole("button", { name: "Back" }));
  fireEvent.click(demo.getByRole("button", { name: "Take over this page" }));
  fireEvent.click(demo.getByRole("button", { name: "Start hiring" }));
  await demo.findByText("Enter a name");
  expect(sent.slice(1)).toEqual([
    { call: "POST /companies/auto-create", body: { website: "kelp.example" } },
    {
      call: "POST /companies/signup",
      body: {
        ...person,
        linkedInUrl: "linkedin.com/in/di",
        website: "kelp.example",
        companyName: "Kelp",
      },
    },
  ]);
});

test("hiring sign-up: a website that can’t be read says so, and a skipped demo isn’t offered again", async () => {
  open({
    "POST /company/exists": () => nobody,
    "POST /companies/auto-create": () => {
      throw refusal("We couldn’t open this website.", {
        details: { website: "We couldn’t open this website" },
      });
    },
  });
  typeWebsite("kelp.example");
  fireEvent.click(await screen.findByRole("button", { name: "See my page" }));
  const demo = await dialog();
  fireEvent.click(demo.getByRole("button", { name: "Show my page" }));
  await demo.findByText("We couldn’t open this website");
  fireEvent.click(demo.getByRole("button", { name: "Skip the demo" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByRole("button", { name: "See my page" })).toBeNull();
});

test("hiring sign-up: people without an email at the company’s domain are offered the waitlist, with what they typed", async () => {
  const sent = open({
    "POST /companies/signup": () => {
      throw refusal("Email address must match company domain", {
        code: "NO_COMPANY_EMAIL",
        details: { email: "Email address must match company domain" },
      });
    },
    "POST /waitlist": () => ({ user: me }),
  });
  type(/^Company name/, "Kelp");
  type(/^Website/, "kelp.example");
  typePerson();
  fireEvent.click(screen.getByRole("button", { name: "Start hiring" }));
  const waitList = await dialog();
  type(/^What do you do/, "We farm kelp", waitList);
  fireEvent.click(waitList.getByRole("button", { name: "Join the waitlist" }));
  const body = { companyName: "Kelp", website: "kelp.example", ...person, about: "We farm kelp" };
  await waitFor(() => expect(sent.at(-1)).toEqual({ call: "POST /waitlist", body }));
});
