import { globSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import type { RenderedEmail } from "./define-email.ts";
import { greetingFor } from "./greeting.ts";
import { emailTemplates } from "./index.ts";
import { leadInvitation } from "./lead-invitation.ts";
import { notificationEmail } from "./notification.ts";
import { teamInvitation } from "./team-invitation.ts";

const footer = {
  postalAddress: "Parallel, 1 Example Street",
  unsubscribeUrl: "https://parallel.example/api/unsubscribe?token=a&category=b",
};
const each = emailTemplates.map((template) => ({
  name: template.name,
  email: template.render(template.sample, footer),
}));
const unescape = (html: string) => html.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

test("emails: every template has a file of its name and is listed for the preview", () => {
  const parts = ["privacy-words", "index", "define-email", "greeting", "layout", "add-previews"];
  const files = globSync("server/emails/*.ts", { exclude: ["**/*.test.ts"] })
    .map((file) => basename(file, ".ts"))
    .filter((file) => !parts.includes(file));
  expect(emailTemplates.map(({ name }) => name).toSorted()).toEqual(files.toSorted());
});

test.each(each)("emails: $name has a subject and a preheader that say different things", ({ email }) => {
  expect(email.subject).toMatch(/^.{1,78}$/);
  expect(email.subject).not.toMatch(/[.!]$/);
  expect(email.preheader).toMatch(/^.{1,140}$/);
  expect(email.preheader).not.toBe(email.subject);
  expect(unescape(email.html)).toContain(`>${email.preheader}`);
});

test.each(each)("emails: $name greets by the first name and goes on with a capital", ({ email }) => {
  const [greeting, , next] = email.text.split("\n");
  expect(greeting).toMatch(/^Hi( [\p{L}'-]+)?,$/u);
  expect(next).toMatch(/^[\p{Lu}\d]/u);
});

test.each(each)("emails: $name says the same in its text and in its HTML", ({ email }) => {
  const links = [...email.html.matchAll(/href="([^"]+)"/g)].map(([, url]) => unescape(url!));
  expect(links).toContain(footer.unsubscribeUrl);
  for (const link of links) expect(email.text).toContain(link);
  const html = unescape(email.html);
  for (const line of email.text.split("\n").slice(0, 3)) expect(html).toContain(line);
  expect(email.text).toContain("Unsubscribe from these emails: ");
  expect(email.html).toContain(">Unsubscribe from these emails</a>");
});

test.each(each)("emails: $name is written in plain English", ({ email }) => {
  const odd =
    /\b(?:letter|somebody|anybody|nobody|whoever|stands? here|passed on|e-mail|hello|please be|do not|cannot)\b/i;
  for (const words of [email.subject, email.preheader, email.text]) expect(words).not.toMatch(odd);
});

test("emails: what people type is escaped in the HTML and on one line in the subject", () => {
  const { subject, preheader, html, text } = teamInvitation.render(
    { ...teamInvitation.sample, inviter: "<b>Bo</b> & Co", company: "Salt\r\nBcc: a@b.example <i>" },
    { postalAddress: "1 <Example> Street" },
  );
  expect(subject).toBe("Join the hiring team at Salt Bcc: a@b.example <i>");
  expect(preheader).toMatch(/^<b>Bo<\/b> & Co invited you/);
  expect(html).not.toMatch(/<b>|<i>|<Example>|& Co/);
  expect(text).toContain("<b>Bo</b> & Co invited you");
  expect(html).not.toContain("Unsubscribe");
});

test("emails: long subjects and preheaders are cut, and the body keeps all words", () => {
  const title = "Update on a job with a very long title ".repeat(4);
  const text = "Several words in a row. ".repeat(20).trim();
  const email = notificationEmail.render({ ...notificationEmail.sample, title, text }, footer);
  expect(email.subject).toMatch(/^.{60,77}…$/);
  expect(email.preheader).toMatch(/^.{100,139}…$/);
  expect(email.text).toContain(text);
});

test.each([
  ["Ann Lee", "Hi Ann,"],
  ["  Inês  Carvalho ", "Hi Inês,"],
  ["Dr. Ann Lee", "Hi Ann,"],
  ["J. R. Hart", "Hi J.,"],
  ["", "Hi,"],
  [null, "Hi,"],
  ["https://win.example now", "Hi,"],
  ["win.example/now", "Hi,"],
])("emails: %s is greeted with %s", (name, greeting) => expect(greetingFor(name)).toBe(greeting));

test("emails: only what a template made can be sent", () => {
  const words = { subject: "Hi", preheader: "Hi", greeting: "Hi,", text: "", html: "", unsubscribeUrl: null };
  // @ts-expect-error The outbox takes nothing else.
  const email: RenderedEmail = words;
  expect(email).toBe(words);
});

test.each([
  ["Hi Rosa,\nwould the job suit you?", true],
  ["Hello Rosa, would the job suit you?", true],
  ["Dear Ms. Rosa Alder\n\nWould the job suit you?", true],
  ["Good morning Rosa – would the job suit you?", true],
  ["Hi Rosa would the job suit you?", true],
  ["Hey there! Would the job suit you?", true],
  ["Hello,\n\nwould the job suit you?", true],
  ["Liebe Rosa, würde die Stelle zu Ihnen passen?", true],
  ["Bonjour Rosa,\nle poste vous plairait-il ?", true],
  ["Would the job suit you, Rosa? Hi from Oslo.", false],
  ["Hiking is what we do, Rosa.", false],
  ["Hello Kitty is one of our many clients, and we need help.", false],
])("emails: no one is greeted twice: %j greets already: %s", (message, greets) => {
  const { text, html } = leadInvitation.render({ ...leadInvitation.sample, message }, footer);
  expect(text.startsWith(greets ? message : `Hi Rosa,\n\n${message}`)).toBe(true);
  expect(html.includes(">Hi Rosa,</p>")).toBe(!greets);
  expect(html).not.toContain(`px"></p>`);
});
