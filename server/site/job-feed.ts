import type { FastifyInstance } from "fastify";
import type { ServerDependencies } from "#server/dependencies.ts";
import { findListedCompany, newestListedJobs } from "#server/domains/jobs/index.ts";
import { newestOfSavedSearch } from "#server/domains/saved-searches/index.ts";
import { htmlToText } from "#server/texts/safe-html.ts";
import { productName } from "#shared/product.ts";
import { truncate } from "#shared/words/shorten.ts";
import { type Xml, sendXml, xml } from "./xml.ts";

const most = 100;
const mostCharacters = 600;

/** The open jobs of a company for feed readers, newest first. */
export function addJobFeeds(app: FastifyInstance, { config, database: { db }, outside }: ServerDependencies) {
  const root = config.publicUrl;
  app.get<{ Params: { company: string } }>("/:company/jobs.rss", async (request, reply) => {
    const company = await findListedCompany(db, request.params.company);
    if (!company) return reply.status(404).type("text/plain").send("Company not found.");
    const items = (await newestListedJobs(db, company.id, most)).map((job) => itemOf(job, root));
    return sendXml(
      reply,
      xml`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${`Jobs at ${company.companyName} | ${productName}`}</title>
<link>${`${root}/${company.slug}/careers`}</link>
<atom:link rel="self" type="application/rss+xml" href="${`${root}/${company.slug}/jobs.rss`}"/>
<description>${`The open jobs of ${company.companyName}, newest first.`}</description>
${items}
</channel></rss>`,
      "application/rss+xml",
    );
  });
  app.get<{ Params: { key: string } }>("/saved-searches/:key.rss", async (request, reply) => {
    const saved = await newestOfSavedSearch({ db, outside }, request.params.key, most);
    if (!saved) return reply.status(404).type("text/plain").send("Saved search not found.");
    return sendXml(
      reply,
      xml`<rss version="2.0"><channel>
<title>${`${saved.name} | ${productName}`}</title>
<link>${`${root}/jobs`}</link>
<description>${`New jobs for “${saved.name}”, newest first.`}</description>
${saved.jobs.map((job) => itemOf(job, root))}
</channel></rss>`,
      "application/rss+xml",
    );
  });
}

type FeedJob = Awaited<ReturnType<typeof newestListedJobs>>[number];

function itemOf(job: FeedJob, root: string): Xml {
  const address = `${root}/jobs/${job.id}`;
  const places = [...job.locations, ...(job.remote ? ["Remote"] : [])].join("; ");
  const words = truncate(htmlToText(job.jobDescription), mostCharacters);
  const category = job.department ? [xml`<category>${job.department}</category>`] : [];
  return xml`<item>
<title>${places ? `${job.jobTitle} (${places})` : job.jobTitle}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${(job.publishedAt ?? job.createdAt).toUTCString()}</pubDate>
${category}
<description>${words}</description>
</item>`;
}
