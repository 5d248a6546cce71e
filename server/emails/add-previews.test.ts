import Fastify from "fastify";
import { expect, test } from "vitest";
import { openWorld } from "#server/testing/world.ts";
import { addEmailPreviews } from "./add-previews.ts";
import { emailTemplates } from "./index.ts";

const world = openWorld();
const address = "/api/development/emails";

test("email previews: the gallery gets every template with its sample", async () => {
  const app = Fastify();
  addEmailPreviews(app, "1 Example Street");
  const previews = (await app.inject(address)).json<Record<string, string>[]>();
  expect(previews.map(({ name }) => name)).toEqual(emailTemplates.map(({ name }) => name));
  for (const { text, html } of previews) {
    expect(text).toContain("1 Example Street");
    expect(html).toContain("1 Example Street");
  }
  const optional = previews.filter(({ html }) => html!.includes("Unsubscribe from these emails"));
  expect(optional.map(({ name }) => name)).toEqual([
    "search-alert",
    "new-jobs",
    "new-stories",
    "weekly-report",
    "notification",
    "lead-invitation",
  ]);
});

test("email previews: outside development there are none", async () => {
  expect((await world.app.inject(address)).statusCode).toBe(404);
});
