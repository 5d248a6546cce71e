import { expect, test } from "vitest";
import { loader as careers } from "./careers/careers-page.tsx";
import { loader as takeOver } from "./hire-sign-up/take-over-page.tsx";
import { loader as story } from "./stories/story-page.tsx";
import { loader as subscribe } from "./subscribe/subscribe-page.tsx";

const company = { id: "c", slug: "new", companyName: "Acme" };
const api = {
  careers: { show: async () => ({ company }) },
  companies: { bySlug: async () => company, claimPage: async () => ({ company }) },
};
const pages = { "/old/careers": careers, "/old/subscribe": subscribe, "/hire/take-over/old": takeOver };

test.each(Object.entries(pages))("old addresses: %s leads on for good", async (path, loader) => {
  const load = loader as unknown as (asked: object) => Promise<unknown>;
  const answer: unknown = await load({
    context: { get: () => ({ api }) },
    params: { company: "old", slug: "old" },
    request: new Request(`https://here.example${path}?from=mail`),
  }).catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) throw new Error(`${path} doesn’t redirect`);
  expect(answer.status).toBe(301);
  expect(answer.headers.get("location")).toBe(`${path.replace("old", "new")}?from=mail`);
});

test.each([
  ["/blog/old", "/hire-different/new", { publication: "hireDifferent", contentType: "blog" }],
  ["/hire-different/old", "/case-studies/old", { publication: "caseStudies", contentType: "caseStudy" }],
  ["/case-studies/old", "/blog/old", { publication: "lifeWork", contentType: "blog" }],
])("old addresses: the story at %s is at %s now", async (from, to, moved) => {
  const slug = to.split("/").at(-1);
  const content = { get: async () => ({ ...moved, slug }) };
  const load = story as unknown as (asked: object) => Promise<unknown>;
  const answer: unknown = await load({
    context: { get: () => ({ api: { content } }) },
    params: { slug: "old" },
    request: new Request(`https://here.example${from}?utm_source=mail`),
  }).catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) throw new Error(`${from} doesn’t redirect`);
  expect(answer.status).toBe(301);
  expect(answer.headers.get("location")).toBe(`${to}?utm_source=mail`);
});
