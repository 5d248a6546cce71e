import { asc } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { bufferOf } from "#server/domains/tracking/index.ts";
import { visitorEvents } from "#server/domains/tracking/tables.ts";
import { openWorld } from "#server/testing/world.ts";
import { recordVisits } from "./record-visits.ts";
import { addVisitorChoice } from "./visitor-choice.ts";

const world = openWorld((app, dependencies) => {
  addVisitorChoice(app, dependencies);
  recordVisits(app, dependencies);
  for (const page of ["/jobs", "/hire/applicants"])
    app.get(page, (_, reply) => reply.type("text/html; charset=utf-8").send("a page"));
});
const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

type Headers = Record<string, string>;
function choose(choice: string, { headers = {}, more = "", visitor = "" } = {}) {
  return world.app.inject({
    method: "POST",
    url: `/visitor-choice?choice=${choice}&to=%2Fjobs%3Fq%3Dnurse${more}`,
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "same-origin",
      ...headers,
    },
    cookies: { visitor },
  });
}
const open = (url: string, visitor: string, headers: Headers = {}) =>
  world.app.inject({ url, headers: { "user-agent": browser, ...headers }, cookies: { visitor } });
const cookieOf = ({ cookies }: Awaited<ReturnType<typeof choose>>) =>
  cookies.find(({ name }) => name === "visitor");
async function recorded() {
  await bufferOf({ ...world.dependencies, db: world.db }).flush();
  return world.db.select().from(visitorEvents).orderBy(asc(visitorEvents.id));
}
beforeEach(async () => {
  await recorded();
  await world.db.delete(visitorEvents);
});

test("visitor choice: accepting counts the visit it was made on, with the site that led there", async () => {
  const answer = await choose("accept", { more: "&from=news.example" });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe("/jobs?q=nurse");
  expect(cookieOf(answer)).toMatchObject({ httpOnly: true, sameSite: "Lax", maxAge: 180 * 86_400 });
  expect(await recorded()).toMatchObject([
    { kind: "visit", path: "/jobs", source: "news.example", visitorId: cookieOf(answer)!.value },
  ]);
});

test("visitor choice: refusing is remembered without a number, and forgets what was counted before", async () => {
  const visitor = cookieOf(await choose("accept"))!.value;
  expect(await recorded()).toHaveLength(1);
  expect(cookieOf(await choose("refuse", { visitor }))?.value).toBe("refused");
  expect(await recorded()).toEqual([]);
});

test("visitor choice: nobody else's page agrees for a person, nor for a browser that asks not to be tracked", async () => {
  const others: Headers[] = [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "", origin: "https://elsewhere.example" },
    { dnt: "1" },
    { "sec-gpc": "1" },
  ];
  for (const headers of others) expect(cookieOf(await choose("accept", { headers }))).toBeUndefined();
  expect(await recorded()).toEqual([]);
});

test.each(["//elsewhere.example", "/\\elsewhere.example", "https://elsewhere.example", "x"])(
  "visitor choice: comes back to this site, not to %s",
  async (to) => {
    const url = `/visitor-choice?choice=refuse&to=${encodeURIComponent(to)}`;
    expect((await world.app.inject({ method: "POST", url })).headers.location).toBe("/");
  },
);

test("visits: a page opened from elsewhere is one, a link within the site, an app or a program is none", async () => {
  const visitor = "019ab000-0000-4000-8000-00000000abcd";
  await open("/jobs?utm_source=autumn-mail", visitor, { "sec-fetch-site": "cross-site" });
  await open("/jobs", visitor, { "sec-fetch-site": "same-origin" });
  await open("/hire/applicants", visitor);
  await open("/jobs", visitor, { "user-agent": "Googlebot/2.1" });
  await open("/jobs", visitor, { "sec-gpc": "1" });
  await open("/jobs", "refused");
  await expect.poll(recorded).toMatchObject([{ source: "autumn-mail", visitorId: visitor }]);
});
