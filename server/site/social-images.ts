import type { FastifyInstance } from "fastify";
import type { Client } from "#contract/endpoint.ts";
import type { ProductContract } from "#contract/index.ts";
import { defaultDescription, productName } from "#shared/product.ts";
import { salaryText } from "#shared/money/salary.ts";
import { publications } from "#shared/stories/publications.data.ts";
import { readingTime } from "#shared/stories/story-words.ts";
import { type SocialWords, drawSocialImage } from "./draw-social-image.ts";

type Api = Client<ProductContract>;
const kept = 200;

/** Pictures for shared links, drawn once and kept while the words stay the same. */
export function addSocialImages(app: FastifyInstance, api: Api) {
  const drawn = new Map<string, Promise<Buffer>>();
  app.get<{ Params: { "*": string } }>("/social/*", async (request, reply) => {
    const words = await wordsFor(request.params["*"], api);
    if (!words) return reply.status(404).send();
    const key = JSON.stringify(words);
    if (drawn.size >= kept) drawn.delete(drawn.keys().next().value!);
    const picture = drawn.get(key) ?? drawSocialImage(words);
    drawn.set(key, picture);
    return reply
      .type("image/png")
      .header("cache-control", "public, max-age=3600")
      .send(await picture);
  });
}

type Words = Promise<SocialWords | null>;
const ownColor = "#2b47c9";

async function wordsFor(path: string, api: Api): Words {
  if (path === "default.png")
    return {
      title: "Work that fits, and the people behind it.",
      line: defaultDescription,
      small: productName,
      colour: ownColor,
    };
  const [, kind, id = ""] = /^(job|company|blog|caseStudy)\/([\w-]+)\.png$/.exec(path) ?? [];
  if (kind === "job") return jobWords(api, id);
  if (kind === "company") return companyWords(api, id);
  if (kind === "blog" || kind === "caseStudy") return storyWords(api, { contentType: kind, slug: id });
  return null;
}

async function jobWords(api: Api, id: string): Words {
  const job = await api.jobs.get({ params: { id } }).catch(() => null);
  if (!job || job.status !== "live") return null;
  const pay = job.salary ? salaryText(job.salary) : "";
  return {
    title: job.jobTitle,
    line: [job.locations[0], job.remote && "remote", pay].filter(Boolean).join(" · "),
    small: job.company.companyName,
    colour: ownColor,
  };
}

async function companyWords(api: Api, id: string): Words {
  const company = await api.companies.get({ params: { id } }).catch(() => null);
  if (!company) return null;
  const colour = company.brand?.brand ?? "";
  return {
    title: company.companyAboutHeader ?? `Work at ${company.companyName}`,
    line: company.vibeText?.slice(0, 120) ?? "",
    small: company.companyName,
    colour: /^#[0-9a-f]{6}$/i.test(colour) ? colour : ownColor,
  };
}

async function storyWords(api: Api, params: { contentType: string; slug: string }): Words {
  const story = await api.content.get({ params, query: {} }).catch(() => null);
  if (!story) return null;
  return {
    title: story.title,
    line: `${story.author} · ${readingTime(story.minutes)}`,
    small: publications[story.publication].title,
    colour: ownColor,
  };
}
