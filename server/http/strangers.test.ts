import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { aCompanyAdmin, aPerson } from "#server/testing/people.ts";
import { refusal } from "#server/testing/refusal.ts";
import { openWorld } from "#server/testing/world.ts";

const world = openWorld();

test("bodies: what nests deeper than a hundred levels is refused in a sentence", async () => {
  const { token } = await aPerson(world);
  const response = await world.app.inject({
    method: "POST",
    url: "/api/users/seen-tips",
    headers: {
      "x-api-key": world.dependencies.config.PUBLIC_API_KEY,
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
    },
    payload: `{"tips":${"[".repeat(5000)}${"]".repeat(5000)}}`,
  });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({
    error: { message: "The request body is nested deeper than 100 levels. Flatten it." },
  });
});

test("metrics: read from this machine, or with the key, and by nobody who came through a proxy", async () => {
  const read = (app: typeof world.app, headers: Record<string, string> = {}, remoteAddress = "127.0.0.1") =>
    app.inject({ url: "/metrics", headers, remoteAddress }).then(({ statusCode }) => statusCode);
  expect(await read(world.app)).toBe(200);
  expect(await read(world.app, {}, "203.0.113.7")).toBe(404);
  expect(await read(world.app, { "x-forwarded-for": "203.0.113.7" })).toBe(404);
  const config = { ...world.dependencies.config, METRICS_KEY: "a key for monitoring" };
  const keyed = await createApp({ ...world.dependencies, config });
  expect(await read(keyed)).toBe(404);
  expect(await read(keyed, { authorization: "Bearer a key for monitoring" }, "203.0.113.7")).toBe(200);
  await keyed.close();
});

test("tags: strangers learn whether one tag is taken, and nothing about others", async () => {
  const { accounts } = world.client();
  const count = (where: object) => accounts.count({ query: { filter: JSON.stringify({ where }) } });
  expect(await count({ parallelTag: "nobody-has-it" })).toEqual({ count: 0 });
  for (const where of [
    { parallelTag: { like: "a" } },
    { parallelTag: { neq: "a" } },
    { parallelTag: null },
    {},
  ])
    expect(await refusal(count(where))).toMatchObject({ statusCode: 422 });
  expect(await refusal(accounts.count())).toMatchObject({ statusCode: 422 });
});

test.each(["a@b.cc,victim", "a@b(c).zz>x", "a@b.cc>", "a b@c.example", "a@-b.example"])(
  "email addresses: %s is none",
  async (email) => {
    expect(await refusal(world.client().accounts.recover({ body: { email } }))).toMatchObject({
      details: { email: "Please enter a valid email address" },
    });
  },
);

test.each([
  "javascript:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,x",
  "file:///etc/passwd",
  "https://watches.example/who-looks.png",
  "//watches.example/who-looks.png",
  "/\\watches.example/who-looks.png",
])("picture addresses: %j is none", async (address) => {
  const { api, userId } = await aPerson(world);
  expect(
    await refusal(api.accounts.updateAccount({ params: { id: userId }, body: { profilePicture: address } })),
  ).toMatchObject({ details: { profilePicture: "Upload an image instead of linking to one" } });
});

test.each([
  "javascript:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
])("company addresses: %j is none", async (address) => {
  const { api, companyId } = await aCompanyAdmin(world);
  expect(
    await refusal(api.companies.update({ params: { id: companyId }, body: { companyLogo: address } })),
  ).toMatchObject({ statusCode: 422 });
});

test("job texts: pictures at other addresses are left out, since each reader would be known there", async () => {
  const { api } = await aCompanyAdmin(world);
  const jobDescription =
    '<p>Hello<img src="https://watches.example/a.png"><img src="//watches.example/b.png"><img src="/api/files/019ab000-0000-7000-8000-000000000000" alt="Us"></p>';
  const job = await api.jobs.create({ body: { jobTitle: "Field technician", jobDescription } });
  expect(job.jobDescription).toBe(
    '<p>Hello<img src="/api/files/019ab000-0000-7000-8000-000000000000" alt="Us" /></p>',
  );
});

test("names: they stay on one line", async () => {
  const { api, userId } = await aPerson(world);
  const body = { fullName: "Ann\r\nBcc: victim@people.example", profilePicture: "/api/files/1" };
  const { fullName } = await api.accounts.updateAccount({ params: { id: userId }, body });
  expect(fullName).toBe("Ann Bcc: victim@people.example");
});
