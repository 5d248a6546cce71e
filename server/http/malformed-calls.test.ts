import { expect, test } from "vitest";
import { aCandidate } from "#server/testing/people.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

async function answerTo(
  url: string,
  rest: { method?: "PATCH" | "POST"; payload?: string; headers?: object } = {},
) {
  const { statusCode, json } = await world.app.inject({
    method: rest.method ?? "GET",
    url,
    payload: rest.payload,
    headers: {
      "x-api-key": world.dependencies.config.PUBLIC_API_KEY,
      ...(rest.payload && { "content-type": "application/json" }),
      ...rest.headers,
    },
  });
  return { statusCode, body: json<{ error: { statusCode: number; code: string; message: string } }>() };
}

test.each([
  [{ where: 5 }],
  [{ where: { and: [null] } }],
  [{ where: { companyName: { constructor: "x" } } }],
  ['{"where":{"companyName":{"__proto__":"x"}}}'],
  [{ where: { companyName: "a\u0000b" } }],
  [{ where: { id: "-".repeat(36) } }],
  [{ where: { createdAt: { like: "2020-01-01" } } }],
  [{ where: { createdAt: { gt: "+275760-09-13T00:00:00Z" } } }],
  [{ where: { openJobsCount: 1.5 } }],
  [{ order: 5 }],
  [{ order: [null] }],
  [{ order: "companyName sideways" }],
  [{ include: [null] }],
  [{ limit: -1 }],
  [{ skip: "5" }],
])("calls: the filter %j is refused with a sentence", async (filter) => {
  const text = typeof filter === "string" ? filter : JSON.stringify(filter);
  const { statusCode, body } = await answerTo(`/api/companies?filter=${encodeURIComponent(text)}`);
  expect([statusCode, body.error.message]).toEqual([422, expect.stringMatching(/^[A-Z].+\.$/)]);
});

test("calls: control characters in a text are left out, since no column can keep them", async () => {
  const person = await aCandidate(world);
  const { statusCode, body } = await answerTo(`/api/parallel-accounts/${person.userId}`, {
    method: "PATCH",
    payload: JSON.stringify({ fullName: "No\u0000o\u001br" }),
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect(statusCode).toBe(200);
  expect(body).toMatchObject({ fullName: "Noor" });
});

test.each([
  [{ jobTitle: " ", companyName: "Acme" }, "Please fill in this field"],
  [{ jobTitle: "a".repeat(161), companyName: "Acme" }, "Please use at most 160 characters"],
  [
    { jobTitle: "Nurse", companyName: "Acme", url: "acme" },
    "Please enter a full link, starting with https://",
  ],
])("calls: a form filled in as %j is refused in words for people", async (payload, sentence) => {
  const person = await aCandidate(world);
  const { statusCode, body } = await answerTo("/api/external-applications", {
    method: "POST",
    payload: JSON.stringify(payload),
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect([statusCode, body.error.message]).toEqual([422, sentence]);
});

test("calls: who followed a dead link reads a sentence, with nothing of the call in it as markup", async () => {
  const page = await world.app.inject({
    url: "/api/unsubscribe?token=nonsense",
    headers: { accept: "text/html,application/xhtml+xml,*/*;q=0.8" },
  });
  expect(page.statusCode).toBe(422);
  expect(page.headers["content-type"]).toContain("text/html");
  expect(page.payload).toContain("This link doesn’t work. Turn these emails off in your settings.");
  const odd = await world.app.inject({
    url: "/api/companies?filter=<i>",
    headers: { accept: "text/html", "x-api-key": world.dependencies.config.PUBLIC_API_KEY },
  });
  expect([odd.statusCode, odd.payload.includes("<i>")]).toEqual([422, false]);
});

test("calls: a page without an origin cannot use someone's cookie", async () => {
  const person = await aCandidate(world);
  const { statusCode, body } = await answerTo("/api/users/email-notification-settings", {
    method: "PATCH",
    payload: JSON.stringify({ news: false }),
    headers: { cookie: `token=${person.token}`, origin: "null" },
  });
  expect([statusCode, body.error.code]).toEqual([403, "FOREIGN_ORIGIN"]);
});

test("calls: other sites hear nothing of an address, our own forms keep their origin", async () => {
  const page = await world.app.inject({ url: "/api/health" });
  expect(page.headers["referrer-policy"]).toBe("same-origin");
});

test.each([
  ["/api/no-such-call", "NO_SUCH_CALL"],
  ["/api/%E0%A4%A", "NOT_FOUND"],
])("calls: %s is answered in the shape of every other refusal", async (url, code) => {
  const { statusCode, body } = await answerTo(url);
  expect([statusCode, body.error]).toEqual([404, expect.objectContaining({ statusCode: 404, code })]);
});

test("calls: a call that names JSON and says nothing is one without words", async () => {
  const person = await aCandidate(world);
  const { statusCode, body } = await answerTo(`/api/parallel-accounts/${person.userId}`, {
    method: "PATCH",
    headers: { authorization: `Bearer ${person.token}`, "content-type": "application/json" },
  });
  expect([statusCode, body.error]).toEqual([200, undefined]);
});

test("calls: the prefix alone is no page either", async () => {
  expect((await answerTo("/api")).body.error.code).toBe("NO_SUCH_CALL");
});
