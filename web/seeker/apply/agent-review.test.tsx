import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { AgentField, AgentForm } from "#contract/agent-applications.ts";
import { keptOnDevice } from "#web/api/device-drafts.ts";
import { answerCalls, refusal, show, showScreen } from "#web/testing/calls.tsx";
import { AgentReview } from "./agent-review.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const place = { userId: "ann", name: "agent-application" };
const jobId = "0199a000-0000-7000-8000-000000000001";
const field: Omit<AgentField, "id" | "label"> = {
  kind: "text",
  required: true,
  options: [],
  values: [],
  origin: null,
  fileName: null,
};
const form: AgentForm = {
  jobId,
  jobTitle: "Night baker",
  companyName: "Crumb Bakery",
  way: "agent",
  why: null,
  system: "greenhouse",
  url: "https://boards.greenhouse.io/crumb/jobs/1",
  fields: [
    { ...field, id: "email", label: "Email", values: ["ann@people.example"], origin: "account" },
    { ...field, id: "why", label: "Why you?" },
  ],
  missing: ["why"],
  problems: {},
  application: null,
};

test("agent review: what is missing is asked first, what is known says where it comes from, one press sends", async () => {
  const sent = answerCalls({
    [`POST /job/${jobId}/agent-application`]: (body) => {
      const { answers } = body as { answers: Record<string, string[]> };
      if (!answers.why?.length)
        throw refusal("One answer needs another look.", { details: { "answers.why": "Please answer this" } });
      return {};
    },
  });
  show(<AgentReview form={form} place={place} />);
  expect(
    within(screen.getByRole("region", { name: "Needs your answer" })).getByLabelText("Why you?"),
  ).toBeTruthy();
  expect(screen.getByText("From your account")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Send application" }));
  await screen.findByText("Please answer this");
  fireEvent.change(screen.getByLabelText("Why you?"), { target: { value: "I like nights." } });
  fireEvent.click(screen.getByRole("button", { name: "Send application" }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]!.body).toEqual({
    answers: { email: ["ann@people.example"], why: ["I like nights."] },
    names: {},
  });
});

const reason = () => screen.getByLabelText<HTMLTextAreaElement>("Why you?");
const type = (value: string) => fireEvent.change(reason(), { target: { value } });

test("agent review: what was typed is still there after a reload, and gone from the device once it is sent", async () => {
  answerCalls({ [`POST /job/${jobId}/agent-application`]: () => ({}) });
  show(<AgentReview form={form} place={place} />);
  type("I like nights.");
  cleanup();
  show(<AgentReview form={form} place={place} />);
  expect(reason().value).toBe("I like nights.");
  fireEvent.click(screen.getByRole("button", { name: "Send application" }));
  await waitFor(() => expect(keptOnDevice(place)).toBeNull());
});

test("agent review: what is typed while answers are being saved stays", async () => {
  let save = () => {};
  const saved = new Promise<void>((resolve) => (save = resolve));
  const sent = answerCalls({
    [`PUT /job/${jobId}/agent-application`]: () => saved.then(() => ({})),
  });
  show(<AgentReview form={form} place={place} />);
  type("I like nights.");
  fireEvent.click(screen.getByRole("button", { name: "Save for later" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  type("I like nights, and bread.");
  await act(async () => save());
  expect(reason().value).toBe("I like nights, and bread.");
  expect(keptOnDevice(place)).toEqual({ why: ["I like nights, and bread."] });
});

test("agent review: a school that was chosen is shown by its name, also after a reload, and its name goes along", async () => {
  const school = { ...field, id: "school", label: "School", kind: "school" as const, required: false };
  const asked = { ...form, fields: [...form.fields, school] };
  const found = { value: "5417077", label: "School of Bread, Leeds" };
  const sent = answerCalls({
    [`PUT /job/${jobId}/agent-application`]: () => ({}),
    "GET /request/agent/school-search": () => [found],
  });
  const box = () => screen.getByRole<HTMLInputElement>("combobox", { name: /^School/ });
  show(<AgentReview form={asked} place={place} />);
  // In one go: the list is fetched at the first focus, and shows what was typed meanwhile.
  act(() => box().focus());
  fireEvent.change(box(), { target: { value: "bread" } });
  fireEvent.click(await screen.findByRole("option", { name: found.label }));
  cleanup();
  show(<AgentReview form={asked} place={place} />);
  expect(box().value).toBe(found.label);
  fireEvent.click(screen.getByRole("button", { name: "Save for later" }));
  await waitFor(() =>
    expect(sent.at(-1)?.body).toMatchObject({
      answers: { school: [found.value] },
      names: { [found.value]: found.label },
    }),
  );
});

test("agent review: a choice that may be left out can be left out again, and their own site is reached through what asks afterward", () => {
  answerCalls({});
  const options = [
    { value: "1", label: "Mornings" },
    { value: "2", label: "Nights" },
  ];
  const asked = { ...field, kind: "choice" as const, options, values: ["1"] };
  const fields = [
    { ...asked, id: "shift", label: "Which shift?", required: false },
    { ...asked, id: "start", label: "Which start?" },
  ];
  show(<AgentReview form={{ ...form, fields, missing: [] }} place={place} />);
  const choicesOf = (name: string) =>
    within(screen.getByRole("radiogroup", { name })).getAllByRole("radio").length;
  expect([choicesOf("Which shift?"), choicesOf("Which start?")]).toEqual([3, 2]);
  fireEvent.click(screen.getByRole("radio", { name: "No answer" }));
  expect(keptOnDevice(place)).toMatchObject({ shift: [] });
  expect(screen.getByRole("link", { name: "Apply on their site" }).getAttribute("href")).toBe(
    `/apply/${jobId}?there=true`,
  );
});

test("agent review: the resume that the address asks for is chosen, whichever the form had", async () => {
  const sent = answerCalls({ [`POST /job/${jobId}/agent-application`]: () => ({}) });
  const options = ["r1", "r2"].map((value) => ({ value, label: value }));
  const resume = { ...field, id: "cv", label: "Resume", kind: "resume" as const, options, values: ["r1"] };
  showScreen(<AgentReview form={{ ...form, fields: [resume], missing: [] }} place={place} />, {
    path: "/apply",
    at: "/apply?resume=r2",
  });
  fireEvent.click(screen.getByRole("button", { name: "Send application" }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ answers: { cv: ["r2"] } }));
});
