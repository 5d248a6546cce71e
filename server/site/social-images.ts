import type { FastifyInstance } from "fastify";
import type { Client } from "#contract/endpoint.ts";
import type { ProductContract } from "#contract/index.ts";
import { defaultDescription, productName } from "#shared/product.ts";
import { salaryText } from "#shared/money/salary.ts";
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

async function wordsFor(path: string, api: Api): Promise<SocialWords | null> {
  const [, kind, id] = /^(?:(job|company)\/([\w-]+)|default)\.png$/.exec(path) ?? [];
  if (path === "default.png")
    return {
      title: "Work that fits, and the people behind it.",
      line: defaultDescription,
      small: productName,
      colour: "#2b47c9",
    };
  if (kind === "job") {
    const job = await api.jobs.get({ params: { id: id! } }).catch(() => null);
    if (!job || job.status !== "live") return null;
    const pay = job.salary ? salaryText(job.salary) : "";
    return {
      title: job.jobTitle,
      line: [job.locations[0], job.remote && "remote", pay].filter(Boolean).join(" · "),
      small: job.company.companyName,
      colour: "#2b47c9",
    };
  }
  if (kind === "company") {
    const company = await api.companies.get({ params: { id: id! } }).catch(() => null);
    if (!company) return null;
    const colour = company.brand?.brand ?? "";
    return {
      title: company.companyAboutHeader ?? `Work at ${company.companyName}`,
      line: company.vibeText?.slice(0, 120) ?? "",
      small: company.companyName,
      colour: /^#[0-9a-f]{6}$/i.test(colour) ? colour : "#2b47c9",
    };
  }
  return null;
}
