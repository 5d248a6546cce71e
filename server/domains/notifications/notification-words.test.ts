import { expect, test } from "vitest";
import { notificationTemplates } from "./notification-templates.data.ts";

test("notifications: every token is written between two braces, so that it is filled in", () => {
  const texts = Object.values(notificationTemplates)
    .flatMap((byRecipient) => Object.values(byRecipient).flat())
    .flatMap(({ title, text, url }) => [title, text, url]);
  expect(texts.filter((text) => /[{}]/.test(text.replaceAll(/\{\{[\w.]+\}\}/g, "")))).toEqual([]);
});
