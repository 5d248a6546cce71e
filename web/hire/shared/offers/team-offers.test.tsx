import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ApplicationDetail } from "#contract/application-shapes.ts";
import type { Offer } from "#contract/offers.ts";
import { answerCalls, refusal, show } from "#web/testing/calls.tsx";
import { TeamOffers } from "./team-offers.tsx";

const id = "0199a000-0000-7000-8000-000000000001";
const offerId = "0199a000-0000-7000-8000-000000000002";
const detail = {
  id,
  stage: "offer",
  candidate: { fullName: "Rania Zaidan", location: "Bristol, United Kingdom" },
  job: { id, jobTitle: "Backend engineer" },
} as ApplicationDetail;
const marit = { userId: id, fullName: "Marit Oakes", profilePicture: null };
const draft: Offer = {
  id: offerId,
  applicationId: id,
  state: "draft",
  title: "Backend engineer",
  payAmount: 6_250_050,
  payCurrency: "GBP",
  payPeriod: "year",
  startsOn: null,
  expiresOn: "2026-12-01",
  templateId: null,
  fields: [],
  notInPdf: [],
  letter: "Dear {{candidate.firstName}}",
  sentAt: null,
  viewedAt: null,
  decidedAt: null,
  signature: null,
  declineReason: null,
  withdrawnBy: null,
  version: 0,
  createdBy: marit,
  approvers: [{ ...marit, decision: null, note: null, decidedAt: null }],
  createdAt: "2026-11-23T09:00:00.000Z",
  changedAt: "2026-11-23T09:00:00.000Z",
};
afterEach(() => {
  cleanup();
  localStorage.clear();
  salary = null;
  vi.unstubAllGlobals();
});

/** What a teammate or the candidate does meanwhile. */
let elsewhere: (changes: Partial<Offer>) => Promise<void>;
let salary: { currency: string } | null = null;
function open(
  offers: Offer[],
  can: object = { applicants: true, salaries: true, messages: true },
  answers = {},
  job = detail.job,
) {
  const sent = answerCalls({
    [`GET /requests/${id}/offers`]: () => offers,
    [`POST /requests/${id}/offers`]: () => draft,
    [`PATCH /offers/${offerId}/submit`]: () => draft,
    [`PATCH /offers/${offerId}/approval`]: () => draft,
    "GET /message-templates": () => [],
    [`GET /jobs/${id}`]: () => ({ salary }),
    "GET /company/tokens": () => [
      { token: "candidate.firstName", value: "Rania" },
      { token: "company.name", value: "Saltmarsh" },
      { token: "sender.fullName", value: "Hester Vane" },
    ],
    ...answers,
  });
  const { cache } = show(<TeamOffers detail={{ ...detail, job }} />, [
    [["me"], { id, can, companyAdmin: { companyId: "c" } }],
    [["team", "c"], [{ ...marit, disabled: false, permissions: { applicants: true, salaries: true } }]],
  ]);
  elsewhere = (changes) => {
    offers = offers.map((each) => ({ ...each, ...changes }));
    return cache.invalidateQueries();
  };
  return sent;
}

test("offers: pay is typed in whole units and sent in the smallest, in the candidate's currency where the job lists no pay", async () => {
  const sent = open([]);
  fireEvent.click(await screen.findByRole("button", { name: "Write an offer" }));
  fireEvent.change(screen.getByLabelText("Pay"), { target: { value: "62,500.50" } });
  fireEvent.change(screen.getByLabelText("Respond by"), { target: { value: "2026-12-01" } });
  fireEvent.submit(screen.getByLabelText("Pay").closest("form")!);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.body).toMatchObject({
    title: "Backend engineer",
    payAmount: 6_250_050,
    payCurrency: "GBP",
    startsOn: null,
    approverIds: [],
  });
});

test("offers: a draft is submitted, and whose turn it is approves it", async () => {
  const sent = open([draft]);
  await screen.findByText(/Marit Oakes: not asked yet/);
  fireEvent.click(screen.getByRole("button", { name: "Ask for approval" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  cleanup();
  const judged = open([{ ...draft, state: "approval" }]);
  fireEvent.click(await screen.findByRole("button", { name: "Approve offer" }));
  await waitFor(() =>
    expect(judged[0]?.body).toEqual({ approved: true, note: null, version: draft.version }),
  );
});

test("offers: asking for changes requires saying which", async () => {
  const sent = open([{ ...draft, state: "approval" }]);
  fireEvent.click(await screen.findByRole("button", { name: "Ask for changes" }));
  expect(screen.getByText("Say what should change")).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText("Note to the team"), { target: { value: "Too low" } });
  fireEvent.click(screen.getByRole("button", { name: "Ask for changes" }));
  await waitFor(() => expect(sent).toMatchObject([{ body: { approved: false, note: "Too low" } }]));
});

test("offers: a draft without approvers is sent after asking, with no approval in between", async () => {
  const sent = open([{ ...draft, approvers: [] }], undefined, {
    [`PATCH /offers/${offerId}/send`]: () => draft,
  });
  fireEvent.click(await screen.findByRole("button", { name: "Send offer" }));
  expect(screen.queryByRole("button", { name: /pprov/ })).toBeNull();
  const sure = within(await screen.findByRole("alertdialog"));
  expect(sent).toEqual([]);
  fireEvent.click(sure.getByRole("button", { name: "Send offer" }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

test("offers: who may not message applicants reads who can send it", async () => {
  open([{ ...draft, approvers: [] }], { applicants: true, salaries: true, messages: false });
  await screen.findByText("A teammate with the permission to message people can send this offer.");
  expect(screen.queryByRole("button", { name: "Send offer" })).toBeNull();
});

test("offers: members who may not review applicants see none", async () => {
  open([draft], { applicants: false });
  await screen.findByText("Only teammates who review applicants see offers");
  expect(screen.queryByText("Backend engineer")).toBeNull();
});

test("offers: members who may not see salaries see none, and why", async () => {
  open([draft], { applicants: true, salaries: false });
  await screen.findByText(/permission to see salaries/);
});

test("offers: pay begins in the currency of the job's salary", async () => {
  salary = { currency: "EUR" };
  open([]);
  const write = await screen.findByRole("button", { name: "Write an offer" });
  // The job is still loading.
  await waitFor(() => {
    fireEvent.click(write.isConnected ? write : screen.getByRole("button", { name: "Cancel" }));
    expect(screen.getByLabelText<HTMLInputElement>("Currency").value).toBe("EUR, Euro");
  });
});

test("offers: approvers and senders read an offer as the candidate will", async () => {
  const letter =
    "Dear {{candidate.firstName}}, {{offer.pay}} as {{offer.title}} from {{offer.startDate}}. {{sender.fullName}}";
  open([{ ...draft, state: "approval", letter }]);
  await screen.findByText("Rania");
  const article = screen.getByRole("article", { name: "Offer: Awaiting approval" });
  expect(article.textContent).toContain(
    "Dear Rania, £62,500.50 a year as Backend engineer from a day we’ll agree on. Marit Oakes",
  );
  expect(screen.getByRole("status").textContent).toMatch(/^Not known yet: start date/);
});

test("offers: the error of a field disappears once the field is changed", async () => {
  open([], undefined, {
    [`POST /requests/${id}/offers`]: () => {
      throw refusal("Respond by: Choose a later day.", {
        details: { expiresOn: "Choose a later day" },
        statusCode: 422,
      });
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Write an offer" }));
  fireEvent.submit(screen.getByLabelText("Pay").closest("form")!);
  await screen.findByText("Choose a later day");
  fireEvent.change(screen.getByLabelText("Pay"), { target: { value: "62,500" } });
  expect(screen.getByText("Choose a later day")).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Respond by"), { target: { value: "2026-12-01" } });
  expect(screen.queryByText("Choose a later day")).toBeNull();
});

const title = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Job title" });
test("offers: what was typed is there again after looking at something else, until it is saved or given up", async () => {
  open([draft]);
  fireEvent.click(await screen.findByRole("button", { name: "Change" }));
  fireEvent.change(await title(), { target: { value: "Staff engineer" } });
  cleanup();
  const sent = open([draft], undefined, { [`PATCH /offers/${offerId}`]: () => draft });
  fireEvent.submit((await title()).closest("form")!);
  await waitFor(() => expect(sent).toMatchObject([{ body: { title: "Staff engineer" } }]));
  await screen.findByRole("button", { name: "Change" });
  expect(localStorage).toHaveLength(0);
});

test("offers: another one begins with the pay and people of the one that was declined, in fresh words", async () => {
  open([{ ...draft, state: "declined", sentAt: "2026-11-20T09:00:00Z", letter: "Dear Ann, £62,000" }]);
  fireEvent.click(await screen.findByRole("button", { name: "Write another offer" }));
  expect(screen.getByLabelText<HTMLInputElement>("Pay").value).toBe("62,500.50");
  expect(screen.getByLabelText<HTMLInputElement>("Respond by").value).toBe("");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Offer text").value).toContain("{{offer.pay}}");
});

test("offers: a note to the team waits, too", async () => {
  open([{ ...draft, state: "approval" }]);
  const note = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Note to the team" });
  fireEvent.change(await note(), { target: { value: "Too low" } });
  cleanup();
  open([{ ...draft, state: "approval" }]);
  expect((await note()).value).toBe("Too low");
});

test("offers: the form stays as it is typed when a teammate changes or submits the offer meanwhile", async () => {
  open([draft]);
  fireEvent.click(await screen.findByRole("button", { name: "Change" }));
  fireEvent.change(await title(), { target: { value: "Staff engineer" } });
  await elsewhere({ title: "Lead engineer", expiresOn: "2026-12-09", version: 1 });
  await screen.findByText(/^A teammate or another tab changed the job title while you were editing/);
  expect((await title()).value).toBe("Staff engineer");
  expect(screen.getByLabelText<HTMLInputElement>("Respond by").value).toBe("2026-12-09");
  await elsewhere({ state: "approval", version: 2 });
  await screen.findByText(/^This offer can’t be changed anymore/);
  expect((await title()).value).toBe("Staff engineer");
});

test("offers: an offer that a teammate made meanwhile stands above the one that is being written", async () => {
  const offers: Offer[] = [];
  open(offers);
  fireEvent.click(await screen.findByRole("button", { name: "Write an offer" }));
  fireEvent.change(screen.getByLabelText("Pay"), { target: { value: "62,500" } });
  offers.push(draft);
  await act(() => elsewhere({}));
  await screen.findByText(/There is an offer already/);
  expect(screen.getByText(/Marit Oakes: not asked yet/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Pay").value).toBe("62,500");
});

test("offers: one that is out at a closed job can still be accepted, and one that has ended says why", async () => {
  open([{ ...draft, state: "sent" }], undefined, {}, { ...detail.job, status: "closed" });
  expect(await screen.findByText(/^The job has closed, and Rania Zaidan can still accept/)).toBeTruthy();
  cleanup();
  open([{ ...draft, state: "withdrawn", withdrawnBy: "decision" }]);
  expect(await screen.findByText("It ended when the application was rejected.")).toBeTruthy();
});
