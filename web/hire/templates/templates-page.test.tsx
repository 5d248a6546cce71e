import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { dismissToast } from "#ui/overlays/toast-store.ts";
import { answerCalls, refusal, showScreen } from "#web/testing/calls.tsx";
import TemplatesPage from "./templates-page.tsx";

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});
const hello = { id: "m", kind: "message", name: "Hello", message: "Hi", signatureId: null, fields: [] };
const standard = { subject: "Update from {{company.name}}", message: "We chose someone else." };
const passed = { companyId: "c", event: "application.passed", email: null, standard };
const tokens = [
  { token: "candidate.firstName", label: "", value: "Inês", fallback: "" },
  { token: "company.name", label: "", value: "Saltmarsh", fallback: "" },
];

function open(at: string, options: { answers?: object; may?: boolean } = {}) {
  return openWith(at, options).sent;
}
function openWith(at: string, { answers = {}, may = true }: { answers?: object; may?: boolean } = {}) {
  const sent = answerCalls({ "GET /company/tokens": () => tokens, ...answers });
  const { cache } = showScreen(<TemplatesPage />, {
    path: "/hire/templates",
    at: `/hire/templates${at}`,
    known: [
      [["me"], { id: "u", companyAdmin: { id: "a", companyId: "c" }, can: { company: may } }],
      [["templates", "messages"], [hello]],
      [["templates", "signatures"], []],
      [["templates", "emails"], [passed]],
      [["templates", "reasons"], { version: 3, reasons: ["Too early", "Too far"].map(asReason) }],
      [["applications", "some", false], [{ value: `{"requestId":"a"}`, label: "Inês Carvalho" }]],
      [["templates", "tokens", { requestId: "a" }], tokens],
    ],
  });
  return { sent, cache };
}
function asReason(reason: string) {
  return { reason, email: null };
}
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole("button", { name: "Save" }));

test("templates: what is written is seen at once as the applicant will read it", async () => {
  open("?tab=messages&open=m");
  write("Message", "Hi {{candidate.firstName}}");
  const preview = await screen.findByRole("article", { name: "Preview" });
  expect(preview.textContent).toBe("Hi Inês");
});

test("templates: name and message are required", async () => {
  const sentence = "Template name and message are required";
  open("?tab=messages&open=new", {
    answers: {
      "POST /message-templates": () => {
        throw refusal(sentence, { details: { name: sentence }, statusCode: 422 });
      },
    },
  });
  save();
  expect((await screen.findAllByText(sentence)).length).toBe(2);
});

test("templates: what a teammate saved meanwhile is named before it is replaced, and only changes are sent", async () => {
  const { sent, cache } = openWith("?tab=messages&open=m", {
    answers: { "PATCH /message-templates/m": (body: object) => ({ ...hello, ...body }) },
  });
  write("Message", "Good morning");
  const theirs = { ...hello, name: "Greeting", message: "Hello there" };
  act(() => cache.setQueryData(["templates", "messages"], [theirs]));
  expect(
    await screen.findByText(/A teammate or another tab changed the text while you were editing/),
  ).toBeTruthy();
  expect([field("Name").value, field("Message").value]).toEqual(["Greeting", "Good morning"]);
  save();
  await waitFor(() => expect(sent.map(({ body }) => body)).toContainEqual({ message: "Good morning" }));
});

test("templates: reasons are put in another order", async () => {
  const sent = open("?tab=reasons&open=1", { answers: { "PUT /reject-reasons": (body: unknown) => body } });
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Move down" }).disabled).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Move up" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.body).toEqual({ version: 3, reasons: ["Too far", "Too early"].map(asReason) });
});

test("templates: an email is changed from the standard words", async () => {
  const sent = open("?tab=emails&open=application.passed", {
    answers: { "PATCH /email-templates": (body: object) => ({ ...passed, ...body }) },
  });
  expect(field("Subject").value).toBe(standard.subject);
  write("Subject", "About your application");
  save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.body).toEqual({
    event: "application.passed",
    email: { ...standard, subject: "About your application", signatureId: null },
  });
});

test("templates: a reason gets an email of its own, beginning with the usual one", async () => {
  const sent = open("?tab=reasons&open=0", { answers: { "PUT /reject-reasons": (body: unknown) => body } });
  fireEvent.click(screen.getByText("Send an email of its own"));
  await screen.findByRole("textbox", { name: "Message" });
  write("Message", "Come back in a year.");
  save();
  await waitFor(() => expect(sent).toHaveLength(1));
  const email = { subject: standard.subject, message: "Come back in a year.", signatureId: null };
  const reasons = [{ reason: "Too early", email }, asReason("Too far")];
  expect(sent[0]!.body).toEqual({ version: 3, reasons });
});

test("templates: who may not change them reads them", () => {
  open("?tab=messages&open=m", { may: false });
  expect(field("Message").disabled).toBe(true);
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  expect(screen.queryByRole("link", { name: "New" })).toBeNull();
});

test("templates: an offer asks for fields of the company's own, each with a placeholder", async () => {
  const sent = open("?tab=offers&open=new", { answers: { "POST /message-templates": () => hello } });
  write("Name", "Engineers");
  fireEvent.click(screen.getByRole("button", { name: "Add a field" }));
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Name of field 1" }));
  write("Name of field 1", "Signing bonus");
  fireEvent.change(screen.getByRole("combobox", { name: "Kind of Signing bonus" }), {
    target: { value: "money" },
  });
  fireEvent.click(screen.getByText("Signing bonus is required"));
  write("Offer text", "You get {{offer.field.signingBonus}}.");
  expect((await screen.findByRole("article", { name: "Preview" })).textContent).toContain("[Signing bonus]");
  save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.body).toMatchObject({
    kind: "offer",
    fields: [{ key: "signingBonus", name: "Signing bonus", kind: "money", required: true, choices: [] }],
  });
});
