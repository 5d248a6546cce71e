import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ApplicationDetail } from "#contract/application-shapes.ts";
import type { Interview } from "#contract/interviews.ts";
import { answerCalls, refusal, show } from "#web/testing/calls.tsx";
import { timeHere } from "#web/shared/interviews/interview-facts.tsx";
import { localValue } from "./local-value.ts";
import { TeamInterviews } from "./team-interviews.tsx";

const id = "0199a000-0000-7000-8000-000000000001";
/** A teammate without the permission to review applicants. */
const readerId = "0199a000-0000-7000-8000-000000000002";
/** A teammate whose account is disabled. */
const closedId = "0199a000-0000-7000-8000-000000000003";
/** To the minute, as the fields are. */
const now = Math.floor(Date.now() / 60_000) * 60_000;
const inDays = (days: number) => new Date(now + days * 86_400_000).toISOString();
const detail = {
  id,
  candidate: { fullName: "Rania Zaidan" },
  job: { jobTitle: "Backend engineer" },
  applicationState: "pipeline",
  stage: "interview",
  shownAs: "interview",
} as ApplicationDetail;

/** What a teammate or the candidate does meanwhile. */
let elsewhere: (changes: Partial<Interview>) => Promise<void>;
/** The service with what was proposed, which a cancellation ends. */
function open(known: Partial<Interview>[] = [], answer: () => unknown = () => ({}), about = detail) {
  let all = known.map((changes) => ({
    id,
    applicationId: id,
    state: "proposed",
    times: [inDays(1)],
    time: null,
    minutes: 45,
    window: null,
    timeZone: "UTC",
    wallTime: null,
    sessions: [],
    videoLink: null,
    canceledBy: null,
    place: "Room 4",
    note: null,
    answer: null,
    revision: 0,
    changedAt: inDays(-1),
    ...changes,
  }));
  const sent = answerCalls({
    [`GET /requests/${id}/interviews`]: () => all,
    [`POST /requests/${id}/interviews`]: answer,
    [`PATCH /interviews/${id}/cancel`]: () => {
      all = all.map((each) => ({ ...each, state: "canceled" }));
      return all[0];
    },
  });
  const member = { profilePicture: null, disabled: false, permissions: { applicants: true } };
  const team = [
    { ...member, userId: id, fullName: "Marit Oakes" },
    { ...member, userId: readerId, fullName: "Kay Lind", permissions: { applicants: false } },
    { ...member, userId: closedId, fullName: "Bo Ferm", closed: true },
  ];
  const { cache } = show(<TeamInterviews detail={about} />, [
    [["me"], { id, companyAdmin: { companyId: "c" }, can: { applicants: true } }],
    [["team", "c"], team],
  ]);
  elsewhere = (changes) => {
    all = all.map((each) => ({ ...each, ...changes }) as (typeof all)[number]);
    return cache.invalidateQueries();
  };
  return sent;
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("interviews: a team proposes several times of its own clock, which go out as instants", async () => {
  const sent = open();
  const first = await screen.findByLabelText("Time 1");
  fireEvent.change(first, { target: { value: localValue(inDays(2)) } });
  fireEvent.click(screen.getByRole("button", { name: "Add a time" }));
  fireEvent.change(screen.getByLabelText("Time 2"), { target: { value: localValue(inDays(1)) } });
  fireEvent.change(screen.getByRole("textbox", { name: /Location/ }), { target: { value: "Room 4" } });
  fireEvent.submit(first.closest("form")!);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.body).toEqual({
    times: [inDays(2), inDays(1)],
    minutes: 45,
    place: "Room 4",
    videoLink: null,
    note: null,
  });
});

test("interviews: what the candidate answered is shown, and an interview is canceled after asking", async () => {
  const sent = open([{ state: "refused", answer: "Mornings only" }]);
  await screen.findByText("Rania Zaidan asked for other times");
  expect(screen.getByText("Mornings only")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Cancel interview" }));
  const sure = await screen.findByRole("alertdialog", { name: "Cancel this interview?" });
  expect(sent).toEqual([]);
  fireEvent.click(within(sure).getByRole("button", { name: "Cancel interview" }));
  await screen.findByRole("button", { name: "Propose times" });
  expect(sent.map(({ call }) => call)).toEqual([`PATCH /interviews/${id}/cancel`]);
});

test("interviews: what the candidate wrote stays in sight while other times are chosen", async () => {
  open([{ state: "refused", answer: "Mornings only" }]);
  fireEvent.click(await screen.findByRole("button", { name: "Propose other times" }));
  expect(screen.getByText("Mornings only")).toBeTruthy();
});

test("interviews: another one begins with the people, length and place of the one that was canceled", async () => {
  const sessions = [session({ userId: id, fullName: "Marit Oakes", profilePicture: null })];
  open([{ state: "canceled", sessions, place: "Room 9" }]);
  expect((await screen.findByLabelText<HTMLInputElement>("Time 1")).value).toBe("");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: /Location/ }).value).toBe("Room 9");
  expect(screen.getByText("Marit Oakes")).toBeTruthy();
});

test("interviews: the times that are proposed stand in the form that changes them", async () => {
  const times = [inDays(1), inDays(3)];
  open([{ times }]);
  expect((await screen.findByText(timeHere(times[1]!))).textContent).toBe(timeHere(times[1]!));
  fireEvent.click(screen.getByRole("button", { name: "Propose other times" }));
  expect(screen.getByLabelText<HTMLInputElement>("Time 2").value).toBe(localValue(times[1]!));
});

test("interviews: times that the candidate can’t make aren’t proposed again by the form that changes them", async () => {
  open([
    {
      state: "refused",
      times: [inDays(1), inDays(3)],
      sessions: [session({ userId: id, fullName: "Marit Oakes", profilePicture: null })],
    },
  ]);
  fireEvent.click(await screen.findByRole("button", { name: "Propose other times" }));
  expect(screen.getByLabelText<HTMLInputElement>("Time 1").value).toBe("");
  expect(screen.queryByLabelText("Time 2")).toBeNull();
  expect((await location()).value).toBe("Room 4");
  cleanup();
  open([{ state: "refused", times: [], window: { from: "2026-12-01", to: "2026-12-03" } }]);
  fireEvent.click(await screen.findByRole("button", { name: "Propose other times" }));
  expect(screen.getByLabelText<HTMLInputElement>("First day").value).toBe("");
  expect(screen.getByLabelText<HTMLInputElement>("Last day").value).toBe("");
});

test("interviews: new times of a teammate come into the form that began without the refused ones", async () => {
  open([{ state: "refused" }]);
  fireEvent.click(await screen.findByRole("button", { name: "Propose other times" }));
  expect(screen.getByLabelText<HTMLInputElement>("Time 1").value).toBe("");
  await elsewhere({ state: "proposed", times: [inDays(6)], revision: 1 });
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>("Time 1").value).toBe(localValue(inDays(6))),
  );
});

test("interviews: times that are being changed stay while the candidate can’t make the earlier ones", async () => {
  open([{}]);
  fireEvent.click(await screen.findByRole("button", { name: "Propose other times" }));
  const changed = localValue(inDays(5));
  fireEvent.change(screen.getByLabelText("Time 1"), { target: { value: changed } });
  await elsewhere({ state: "refused", revision: 1 });
  await screen.findByText("Rania Zaidan asked for other times");
  expect(screen.getByLabelText<HTMLInputElement>("Time 1").value).toBe(changed);
  expect(screen.queryByText(/^A teammate or another tab changed/)).toBeNull();
});

test("interviews: a team offers the free times of its interviewers, one session after the other", async () => {
  const sent = open();
  fireEvent.click(await screen.findByRole("button", { name: "Free hours" }));
  fireEvent.change(screen.getByLabelText("First day"), { target: { value: "2026-12-01" } });
  fireEvent.change(screen.getByLabelText("Last day"), { target: { value: "2026-12-03" } });
  fireEvent.click(screen.getByText("Marit Oakes"));
  fireEvent.click(screen.getByRole("button", { name: "Add a session after this" }));
  const second = screen.getByRole("group", { name: "Session 2" });
  fireEvent.change(within(second).getByRole("textbox"), { target: { value: "Code" } });
  const link = screen.getByRole("textbox", { name: /Video link/ });
  fireEvent.change(link, { target: { value: "meet.example/kestrel" } });
  fireEvent.submit(link.closest("form")!);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.body).toEqual({
    window: { from: "2026-12-01", to: "2026-12-03" },
    sessions: [
      { title: null, minutes: 45, interviewerIds: [id] },
      { title: "Code", minutes: 45, interviewerIds: [] },
    ],
    place: "",
    videoLink: "meet.example/kestrel",
    note: null,
  });
});

const session = (interviewer: Interview["sessions"][number]["interviewers"][number]) => ({
  title: null,
  minutes: 45,
  interviewers: [interviewer],
});

test("interviews: only teammates who review applicants are offered as interviewers, and one chosen before is named, and stays to be unchosen", async () => {
  open();
  await screen.findByText("Marit Oakes");
  expect(screen.queryByText("Kay Lind")).toBeNull();
  cleanup();
  const chosen = { userId: readerId, fullName: "Kay Lind", profilePicture: null };
  const note =
    /^Kay Lind can’t review applicants, so they can’t interview\. Choose someone else under “Change the interview”/;
  open([{ state: "confirmed", time: inDays(1), sessions: [session(chosen)] }]);
  expect(await screen.findByText(note)).toBeTruthy();
  cleanup();
  const able = { ...chosen, userId: id, fullName: "Marit Oakes" };
  open([{ state: "confirmed", time: inDays(1), sessions: [session(able)] }]);
  await screen.findByText("Rania Zaidan confirmed");
  expect(screen.queryByText(/can’t review applicants/)).toBeNull();
  cleanup();
  open([{ sessions: [session(chosen)] }]);
  fireEvent.click(await screen.findByRole("button", { name: "Propose other times" }));
  const box = () => screen.getByRole("checkbox", { name: /Kay Lind/ });
  expect(box().getAttribute("aria-checked")).toBe("true");
  expect(screen.getByText("Can’t review applicants")).toBeTruthy();
  fireEvent.click(screen.getByText("Kay Lind"));
  expect(box().getAttribute("aria-checked")).toBe("false");
});

test("interviews: who lost access to the team is named without a permission to give", async () => {
  const chosen = { userId: closedId, fullName: "Bo Ferm", profilePicture: null };
  const left = { ...chosen, userId: "0199a000-0000-7000-8000-000000000004", fullName: "Ivo Dahl" };
  open([{ state: "confirmed", time: inDays(1), sessions: [session(chosen), session(left)] }]);
  const note = await screen.findByRole("note");
  expect(note.textContent).toBe(
    "Bo Ferm and Ivo Dahl no longer have access to your team. Choose someone else under “Change the interview”.",
  );
});

test("interviews: who is hired is asked for no further one, and those before are still listed", async () => {
  const hired = { ...detail, stage: "hired", shownAs: "hired" };
  open([{ state: "confirmed", times: [], time: inDays(-3) }], undefined, hired);
  await screen.findByText("Already hired");
  expect(screen.getByText("To meet again, move them back to an earlier stage first.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Propose times" })).toBeNull();
  expect(screen.getByText(/: over$/)).toBeTruthy();
});

test("interviews: an interview still open after the hire can only be canceled", async () => {
  open([{ state: "confirmed", time: inDays(1) }], undefined, { ...detail, stage: "hired", shownAs: "hired" });
  await screen.findByRole("button", { name: "Cancel interview" });
  expect(screen.queryByRole("button", { name: "Propose other times" })).toBeNull();
});

test("interviews: an invalid link is reported at its field until it is changed", async () => {
  open([], () => {
    throw refusal("Please enter a valid URL", {
      details: { videoLink: "Please enter a valid URL" },
      statusCode: 422,
    });
  });
  const first = await screen.findByLabelText("Time 1");
  fireEvent.change(first, { target: { value: localValue(inDays(2)) } });
  const link = screen.getByRole("textbox", { name: /Video link/ });
  fireEvent.change(link, { target: { value: "kestrel" } });
  fireEvent.submit(first.closest("form")!);
  await screen.findByText(/^Enter a link, such as/);
  fireEvent.change(link, { target: { value: "https://meet.example/kestrel" } });
  expect(screen.queryByText(/^Enter a link, such as/)).toBeNull();
});

test("interviews: what is missing is reported at its field; a location or a video link is enough", async () => {
  const details: Record<string, string>[] = [
    { times: "Add at least one time" },
    { place: "Enter a location or a video link" },
  ];
  open([], () => {
    throw refusal("Look at the form again", { details: details.shift()!, statusCode: 422 });
  });
  const first = await screen.findByLabelText("Time 1");
  expect(first.closest("form")!.noValidate).toBe(true);
  fireEvent.submit(first.closest("form")!);
  await screen.findByText("Add at least one time");
  await waitFor(() => expect(document.activeElement).toBe(first));
  fireEvent.change(first, { target: { value: localValue(inDays(2)) } });
  expect(screen.queryByText("Add at least one time")).toBeNull();
  fireEvent.submit(first.closest("form")!);
  await screen.findByText("Enter a location or a video link");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Location" })));
  expect(screen.queryByText("Look at the form again")).toBeNull();
});

const location = () => screen.findByRole<HTMLInputElement>("textbox", { name: /Location/ });
test("interviews: a proposal that is being written is there again after looking at something else", async () => {
  open();
  fireEvent.change(await location(), { target: { value: "Room 9" } });
  cleanup();
  const sent = open();
  expect((await location()).value).toBe("Room 9");
  fireEvent.change(screen.getByLabelText("Time 1"), { target: { value: localValue(inDays(2)) } });
  fireEvent.submit(screen.getByLabelText("Time 1").closest("form")!);
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

test("interviews: the form stays as it is typed when the candidate answers or a teammate proposes meanwhile", async () => {
  open([{}]);
  fireEvent.click(await screen.findByRole("button", { name: "Propose other times" }));
  fireEvent.change(await location(), { target: { value: "Room 9" } });
  await elsewhere({ state: "confirmed", time: inDays(1), revision: 1 });
  await screen.findByText(/^Rania Zaidan confirmed: /);
  expect((await location()).value).toBe("Room 9");
  await elsewhere({ place: "Room 5", revision: 2 });
  await screen.findByText(/^A teammate or another tab changed the location while you were editing/);
  expect((await location()).value).toBe("Room 9");
  fireEvent.click(screen.getByRole("button", { name: "Use the other version" }));
  expect((await location()).value).toBe("Room 5");
  expect(localStorage).toHaveLength(0);
});
