import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import { type EmbedTheme, embedTypes } from "#contract/career-embeds.ts";
import type { ServerDependencies } from "#server/dependencies.ts";
import { embedOf } from "#server/domains/careers/index.ts";
import { findListedCompany, openJobsOf } from "#server/domains/jobs/index.ts";
import { smallHtml } from "#server/http/small-page.ts";
import { movedTo } from "../moved-to.ts";
import { embedPage, embedStyle } from "./embed-page.ts";
import { embedScript, heightScript } from "./embed-script.ts";

/** A closed job has a minute to leave every copy that is kept on the way. */
const keptSeconds = 30;
const bounds = { config: { rateLimit: { max: 300, timeWindow: 60_000 } } };

/** A company's jobs for pages of other sites: the script that makes the frame, and the page within it. */
export function addEmbeds(app: FastifyInstance, { config, database: { db } }: ServerDependencies) {
  app.get("/embed/jobs.js", (_, reply) =>
    openToOthers(reply)
      .header("cache-control", "public, max-age=3600")
      .type("text/javascript; charset=utf-8")
      .send(embedScript),
  );
  app.get<Wanted>("/embed/:company", bounds, async (request, reply) => {
    const company = await findListedCompany(db, request.params.company);
    if (!company) return sendNone(reply);
    if (company.slug !== request.params.company)
      return openToOthers(reply).redirect(movedTo(`/embed/${company.slug}`, request), 301);
    const { ancestors, theme } = await embedOf(db, company);
    const { jobs, open } = await openJobsOf(db, company.id, {});
    const style = embedStyle({ ...theme, ...askedTheme(request.query) });
    const { publicUrl } = config;
    return openToOthers(reply)
      .header("content-security-policy", policyFor(style, ancestors))
      .header("cache-control", `public, max-age=${keptSeconds}`)
      .type("text/html; charset=utf-8")
      .send(
        embedPage({
          companyName: company.companyName,
          careers: `${publicUrl}/${company.slug}/careers`,
          publicUrl,
          jobs,
          open,
          style,
        }),
      );
  });
}
interface Wanted {
  Params: { company: string };
  Querystring: Record<string, string | string[] | undefined>;
}

/** What the script tag asked for instead of the company's settings; anything that is no token is left out. */
function askedTheme(query: Wanted["Querystring"]): Partial<EmbedTheme> {
  const color = (value: unknown) =>
    typeof value === "string" && /^#?[0-9a-f]{6}$/i.test(value) ? `#${value.replace("#", "")}` : undefined;
  const type = embedTypes.find((each) => each === query.type);
  const [accent, background] = [color(query.accent), color(query.background)];
  return { ...(accent && { accent }), ...(background && { background }), ...(type && { type }) };
}

/** Only the named sites show it; it runs and loads nothing but itself, and belongs to no origin. */
function policyFor(style: string, ancestors: readonly string[]) {
  return [
    "default-src 'none'",
    `style-src '${hashOf(style)}'`,
    `script-src '${hashOf(heightScript)}'`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${["'self'", ...ancestors].join(" ")}`,
    "sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox",
  ].join("; ");
}

function hashOf(text: string) {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** Other sites may load it; whether they may frame it is the policy's to say. */
function openToOthers(reply: FastifyReply) {
  return reply.removeHeader("x-frame-options").header("cross-origin-resource-policy", "cross-origin");
}

function sendNone(reply: FastifyReply) {
  return reply
    .status(404)
    .type("text/html; charset=utf-8")
    .send(smallHtml("Open jobs", "<p>There’s no such company, or its page isn’t published.</p>"));
}
