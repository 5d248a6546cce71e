import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { answerCalls, refusal, showScreen } from "#web/testing/calls.tsx";
import ApplyPage from "./apply-page.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const job = {
  id: "j1",
  companyId: "c1",
  jobTitle: "Ranger",
  status: "live",
  locations: [],
  remote: true,
  remoteLocations: [],
  prompts: [],
  answersSort: false,
  applyUrl: null,
  company: { id: "c1", companyName: "Saltmarsh" },
};
const through = { person: { fullName: "Esi Badu" }, mayRefer: true, company: { id: "c1" }, jobs: [] };
const me = { id: "u1", candidate: { id: "p1" }, employee: null, companyAdmin: null };

function open(search: string, more: Parameters<typeof answerCalls>[0] = {}, who: object = me) {
  const sent = answerCalls({
    "GET /jobs/j1": () => job,
    "GET /job/j1/draft": () => null,
    "PUT /job/j1/draft": () => ({ data: {}, changedAt: "2026-11-28T12:00:00.000Z" }),
    "GET /candidate/cover-letter": () => null,
    "GET /candidate/applications": () => [],
    "GET /candidate/resumes": () => [],
    "GET /applyto/esi": () => through,
    "GET /job/j1/referral-link": () => null,
    "GET /jobs/j1/questions": () => ({ questions: [], canAsk: false }),
    "POST /job/j1/apply": () => ({ id: "a1" }),
    ...more,
  });
  showScreen(<ApplyPage />, { path: "/apply/:jobId", at: `/apply/j1${search}`, known: [[["me"], who]] });
  return sent;
}
const applied = (sent: ReturnType<typeof open>) => sent.find(({ call }) => call === "POST /job/j1/apply");

test("apply: people who came by an employee’s link read what the employee learns, and the tag is sent along", async () => {
  const sent = open("?pTag=esi");
  expect(
    await screen.findByText(/Esi Badu sees that you applied and what comes of it, never what you send/),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Send application" }));
  await waitFor(() => expect(applied(sent)?.body).toMatchObject({ source: "Shared link", pTag: "esi" }));
});

test("apply: without a link the way is sent, and no employee is named", async () => {
  const sent = open("?from=search");
  fireEvent.click(await screen.findByRole("button", { name: "Send application" }));
  await waitFor(() => expect(applied(sent)?.body).toMatchObject({ source: "Search", pTag: null }));
  expect(screen.queryByText(/link/)).toBeNull();
});

test("apply: people who came by an employee’s link at an earlier time read the same", async () => {
  const sent = open("", { "GET /job/j1/referral-link": () => ({ fullName: "Esi Badu" }) });
  expect(
    await screen.findByText(/Esi Badu sees that you applied and what comes of it, never what you send/),
  ).toBeTruthy();
  expect(screen.queryByRole("button", { name: /refer me/ })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Send application" }));
  await waitFor(() => expect(applied(sent)?.body).toMatchObject({ pTag: null }));
});

test("apply: employees who come by their own link are asked to refer no one", async () => {
  open("?pTag=Esi", { "GET /applyto/Esi": () => through }, { ...me, parallelTag: "esi" });
  expect(await screen.findByRole("button", { name: "Send application" })).toBeTruthy();
  expect(screen.queryByText(/Esi Badu/)).toBeNull();
  cleanup();
  open("?pTag=Esi", { "GET /applyto/Esi": () => through }, { ...me, parallelTag: "bo" });
  expect(await screen.findByRole("button", { name: "Ask Esi Badu to refer me" })).toBeTruthy();
});

const someoneToAsk = { "GET /jobs/j1/questions": () => ({ questions: [], canAsk: true }) };
const anyone = "Ask anyone at Saltmarsh for a referral";
const ended = {
  id: "a1",
  applicationState: "declined",
  job: { id: "j1" },
  canApplyAgain: true,
  canAnswerInvitation: false,
};

test("apply: where employees are here, people ask all of them for a referral, with their note", async () => {
  const sent = open("", { ...someoneToAsk, "POST /requests": () => ({ id: "a1" }) });
  fireEvent.change(await screen.findByLabelText(/^Cover note/), { target: { value: "I know these tides" } });
  fireEvent.click(await screen.findByRole("button", { name: anyone }));
  const asked = () => sent.find(({ call }) => call === "POST /requests");
  await waitFor(() =>
    expect(asked()?.body).toEqual({
      jobId: "j1",
      note: "I know these tides",
      resumeId: null,
      answers: [],
      everyone: true,
    }),
  );
});

test("apply: who asks for a referral sends the chosen resume and the answers, and reads which is missing", async () => {
  const license = { id: "license", kind: "text", question: "Which license do you have?", required: true };
  let refused = true;
  const sent = open("", {
    ...someoneToAsk,
    "GET /jobs/j1": () => ({ ...job, prompts: [license] }),
    "GET /candidate/resumes": () => [{ id: "r1", name: "Rangers", default: true, jobId: null }],
    "POST /requests": () => {
      if (refused)
        throw refusal("Check your answers.", {
          details: { "answers.license": "Please answer this question" },
        });
      return { id: "a1" };
    },
  });
  const ask = await screen.findByRole("button", { name: anyone });
  fireEvent.click(ask);
  expect(await screen.findByText("Please answer this question")).toBeTruthy();
  refused = false;
  fireEvent.change(screen.getByLabelText(/^Which license/), { target: { value: "Boats" } });
  fireEvent.click(ask);
  await waitFor(() =>
    expect(sent.findLast(({ call }) => call === "POST /requests")?.body).toMatchObject({
      resumeId: "r1",
      answers: [{ promptId: "license", answer: "Boats" }],
    }),
  );
});

test("apply: asking for a referral completes the profile first and leaves no draft on the device", async () => {
  let complete = false;
  open("", {
    ...someoneToAsk,
    "PATCH /candidates/p1": () => {
      complete = true;
      return { id: "p1", missing: { fields: [] } };
    },
    "POST /requests": () => {
      if (!complete)
        throw refusal("Complete your profile.", {
          code: "PROFILE_INCOMPLETE",
          details: { linkedIn: "linkedIn is a required field, Please add" },
        });
      return { id: "a1" };
    },
  });
  fireEvent.change(await screen.findByLabelText(/^Cover note/), { target: { value: "I know these tides" } });
  const kept = () => Object.values({ ...localStorage }).some((each) => `${each}`.includes("these tides"));
  expect(kept()).toBe(true);
  fireEvent.click(await screen.findByRole("button", { name: anyone }));
  fireEvent.click(await screen.findByRole("button", { name: "Save and send request" }));
  await waitFor(() => expect(kept()).toBe(false));
});

test.each([
  ["no employee is here", {}, false],
  [
    "nobody they asked referred them",
    { ...someoneToAsk, "GET /candidate/applications": () => [{ ...ended, canAskReferral: true }] },
    true,
  ],
  [
    "the team knows of them",
    { ...someoneToAsk, "GET /candidate/applications": () => [{ ...ended, canAskReferral: false }] },
    false,
  ],
])("apply: where %s, a referral can be asked for: %#", async (_, answers, offered) => {
  open("", answers);
  await screen.findByRole("button", { name: "Send application" });
  if (offered) expect(await screen.findByRole("button", { name: anyone })).toBeTruthy();
  else expect(screen.queryByRole("button", { name: anyone })).toBeNull();
});

test("apply: who asked for a referral reads that, not that they applied", async () => {
  const request = { ...ended, applicationState: "referralRequest", canApplyAgain: false };
  open("", { "GET /candidate/applications": () => [request] });
  expect(await screen.findByText("You’ve asked for a referral for this job")).toBeTruthy();
  expect(screen.queryByText(/already applied/)).toBeNull();
});

test("apply: what was typed without a connection is there after a reload, and forgotten once it was sent", async () => {
  const offline = {
    "PUT /job/j1/draft": () => {
      throw refusal("Away");
    },
  };
  open("", offline);
  fireEvent.change(await screen.findByLabelText(/^Cover note/), { target: { value: "I know these tides" } });
  cleanup();
  const sent = open("", offline);
  expect(await screen.findByDisplayValue("I know these tides")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Send application" }));
  await waitFor(() => expect(applied(sent)?.body).toMatchObject({ pitch: "I know these tides" }));
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

const letterSaying = (text: string) => ({ "GET /candidate/cover-letter": () => ({ jobId: "j1", text }) });
const draftOf = (data: object) => ({ "GET /job/j1/draft": () => ({ data }) });

test("apply: the cover letter goes out as it is now, also where an earlier one had filled the note", async () => {
  open("", letterSaying("The first letter"));
  const note = await screen.findByLabelText(/^Cover note/);
  fireEvent.change(note, { target: { value: "The first letter!" } });
  fireEvent.change(note, { target: { value: "The first letter" } });
  cleanup();
  const sent = open("", letterSaying("The second letter"));
  expect(await screen.findByDisplayValue("The second letter")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Send application" }));
  await waitFor(() => expect(applied(sent)?.body).toMatchObject({ pitch: "The second letter" }));
});

test.each([
  ["stays while the letter cannot be read", () => Promise.reject(refusal("Away")), "The letter"],
  ["goes with a letter that was deleted", () => null, ""],
])("apply: a note that a letter had filled %s", async (_, letter, note) => {
  const sent = open("", {
    "GET /candidate/cover-letter": letter,
    ...draftOf({ pitch: "The letter", letter: "The letter" }),
  });
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Cover note/);
  expect(field.value).toBe(note);
  fireEvent.click(screen.getByRole("button", { name: "Send application" }));
  await waitFor(() => expect(applied(sent)?.body).toMatchObject({ pitch: note || null }));
});

test("apply: a note that was typed stays until the person takes the cover letter", async () => {
  open("", { ...letterSaying("The letter"), ...draftOf({ pitch: "My own note" }) });
  expect(await screen.findByDisplayValue("My own note")).toBeTruthy();
  expect(screen.getByText(/Your note is what we’ll send/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Use the cover letter" }));
  expect(screen.getByDisplayValue("The letter")).toBeTruthy();
  expect(screen.queryByText(/Your note is what we’ll send/)).toBeNull();
});

test("apply: a member of the hiring team reads that they can’t, before they write anything", async () => {
  open("", {}, { ...me, companyAdmin: { id: "a1", companyId: "c1", disabled: false } });
  expect(await screen.findByText(/ask a teammate to\s+remove you from the team first/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Send application" })).toBeNull();
});

test("apply: someone with an account reads who sees an application for a job posted without one", async () => {
  open("", { "GET /external-jobs/job/j1": () => ({ id: "p1" }) });
  expect(
    await screen.findByText(/posted this job has no account here\. They see your name, email, location/),
  ).toBeTruthy();
});

test("apply: the resume that the address asks for is sent, whichever was chosen before", async () => {
  const resumes = ["r1", "r2"].map((id) => ({ id, name: id, jobId: null, default: id === "r1" }));
  const draft = { data: { resumeId: "r1" }, changedAt: "2026-11-28T12:00:00.000Z" };
  const sent = open("?resume=r2", {
    "GET /job/j1/draft": () => draft,
    "GET /candidate/resumes": () => resumes,
  });
  await screen.findByText("r2");
  fireEvent.click(screen.getByRole("button", { name: "Send application" }));
  await waitFor(() => expect(applied(sent)?.body).toMatchObject({ resumeId: "r2" }));
});
