import { expect, test } from "vitest";
import { eventWords, notificationEmails } from "./email-previews.ts";
import type { NotificationTemplate } from "./notification-template.ts";
import { notificationTemplates } from "./notification-templates.data.ts";

test("email previews: every template that goes by email has one", () => {
  const byEmail = Object.values(notificationTemplates)
    .flatMap((ofEvent) =>
      Object.values<NotificationTemplate | readonly NotificationTemplate[]>({ ...ofEvent }).flat(),
    )
    .filter(({ channels }) => channels.includes("email"));
  expect(notificationEmails).toHaveLength(byEmail.length);
});

test("email previews: every word of a notification is filled in", () => {
  const fromRows = ["candidate.fullName", "company.name", "job.title", "application.stage"];
  const known = new Set([...fromRows, "employee", "teammate", "jobId", "id", ...Object.keys(eventWords)]);
  const words = notificationEmails.flatMap(({ title, text, url }) =>
    [...`${title} ${text} ${url}`.matchAll(/\{\{([\w.]+)\}\}/g)].map(([, word]) => word!),
  );
  expect(words.filter((word) => !known.has(word))).toEqual([]);
});

test("email previews: the notifications of one event to one reader differ in their words", () => {
  const all = notificationEmails.map(({ event, who, title, text }) => [event, who, title, text].join("\n"));
  expect(all.filter((words, at) => all.indexOf(words) !== at)).toEqual([]);
});
