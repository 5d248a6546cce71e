import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { candidateEvents } from "#server/domains/candidates/index.ts";
import { careersEvents } from "#server/domains/careers/index.ts";
import { companyEvents } from "#server/domains/companies/index.ts";
import { jobEvents } from "#server/domains/jobs/index.ts";
import { storyEvents } from "#server/domains/content/index.ts";
import { PageCache } from "./page-cache.ts";
import { addPages } from "./pages.ts";

type Build = Awaited<ReturnType<Parameters<typeof addPages>[1]["build"]>>;
const cache = new PageCache();
let app: FastifyInstance;
let made = 0;

/** Pages as the bundle makes them: plain for a visitor, with scripts and a name for who is signed in. */
async function answer(request: Request) {
  made += 1;
  const person = /(?:^|; )token=(\w+)/.exec(request.headers.get("cookie") ?? "")?.[1];
  const kind = person ? {} : { "x-page": "plain" };
  return new Response(`page ${made} for ${person ?? "everyone"}`, {
    headers: { "content-type": "text/html; charset=utf-8", ...kind },
  });
}

beforeAll(async () => {
  app = Fastify();
  await app.register(cookie);
  const module = {
    contextFor: () => ({}),
    callOnServerWith: () => {},
    tellReadersApart: () => {},
    createRequestHandler: () => answer,
  };
  const build = { entry: { module } } as unknown as Build;
  await addPages(app, { config: readConfig({}), cache, build: async () => build });
});
afterAll(() => app.close());

async function open(token?: string) {
  const answered = await app.inject({ url: "/jobs/one", cookies: token ? { token } : {} });
  return { text: answered.body, keep: answered.headers["cache-control"] };
}

test("page cache: visitors share one kept page, and who is signed in gets and leaves their own", async () => {
  const first = await open();
  expect(first).toEqual({ text: "page 1 for everyone", keep: undefined });
  expect(await open()).toEqual(first);
  expect(await open("maren")).toEqual({ text: "page 2 for maren", keep: "private, no-cache" });
  expect(await open("tove")).toEqual({ text: "page 3 for tove", keep: "private, no-cache" });
  expect(await open()).toEqual(first);
});

test("page cache: a page made for someone signed in is not what the next visitor sees", async () => {
  cache.forgetAfter(jobEvents.changed.name);
  expect((await open("maren")).text).toBe("page 4 for maren");
  expect((await open()).text).toBe("page 5 for everyone");
});

test("page cache: a page made for who says that they view as someone else is kept for no one", async () => {
  cache.forgetAfter(jobEvents.changed.name);
  const looked = await app.inject({ url: "/jobs/one", cookies: { support: "made up" } });
  expect(looked.body).toBe("page 6 for everyone");
  expect((await open()).text).toBe("page 7 for everyone");
});

const shown = [jobEvents, companyEvents, storyEvents].flatMap((events) => Object.values(events));
test.each([...shown, careersEvents.published])("page cache: pages are forgotten after $name", ({ name }) => {
  const pages = new PageCache();
  pages.forgetAfter(candidateEvents.changed.name);
  expect(pages.age).toBe(0);
  pages.forgetAfter(name);
  expect(pages.age).toBe(1);
});

test.each([
  ["/sign-in?next=%2Ftoday", "/sign-in?next=%2Ftoday"],
  ["//elsewhere.example/x", "/elsewhere.example/x"],
])("page cache: a form sent to %s without scripts comes back to its page, here", async (url, back) => {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const { statusCode, headers: answered } = await app.inject({
    method: "POST",
    url,
    headers,
    payload: "a=b",
  });
  expect([statusCode, answered.location]).toEqual([303, back]);
});
