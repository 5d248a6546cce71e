import type { FastifyInstance, FastifyRequest } from "fastify";
import { createClient } from "#contract/client.ts";
import { contract } from "#contract/index.ts";
import type { Config } from "#server/config.ts";
import { isClick } from "#server/domains/exchanges/index.ts";
import { sendInProcess } from "./pages.ts";

const pages = [
  { kind: "job", address: /^\/jobs\/([0-9a-f-]{36})(?:\.data)?(?:\?|$)/ },
  { kind: "company", address: /^\/([a-z0-9-]+)\/careers(?:\.data)?(?:\?|$)/ },
  { kind: "employee", address: /^\/applyto\/([\w-]+)(?:\.data)?(?:\?|$)/ },
] as const;

/** Most visits that are remembered as counted, so that a page opened again and again asks the database once. */
const mostRemembered = 20_000;

/** Counts who opens the page of a job, of a company or of an employee who shares a link, kept pages too, once the page is out; programs are left out. */
export function countViews(app: FastifyInstance, config: Config, now: () => Date) {
  const counted = new Set<string>();
  app.addHook("onResponse", async (request, reply) => {
    const opened = pagesAt(request.url);
    if (opened.length === 0 || reply.statusCode !== 200 || !isPerson(request)) return;
    const api = createClient(contract, sendInProcess(app, config, request));
    for (const page of opened) {
      const day = now().toISOString().slice(0, 10);
      const visit = [day, page.name, request.ip, request.headers.cookie].join(" ");
      if (counted.has(visit)) continue;
      if (counted.size >= mostRemembered) counted.clear();
      counted.add(visit);
      // A view that cannot be counted is nobody's failure.
      await count(api, page).catch(() => {});
    }
  });
}

type Page = { kind: (typeof pages)[number]["kind"]; name: string };
/** A job that an employee shared is their link as well. */
function pagesAt(url: string): Page[] {
  for (const { kind, address } of pages) {
    const name = address.exec(url)?.[1];
    if (!name) continue;
    const tag = kind === "job" ? URL.parse(url, "http://here")?.searchParams.get("pTag") : null;
    return tag
      ? [
          { kind, name },
          { kind: "employee", name: tag },
        ]
      : [{ kind, name }];
  }
  return [];
}

function isPerson({ method, headers }: FastifyRequest) {
  const purpose = [headers["sec-purpose"], headers.purpose].join(" ");
  return isClick({ method, userAgent: headers["user-agent"] ?? "", purpose });
}

async function count(api: ReturnType<typeof createClient<typeof contract>>, { kind, name }: Page) {
  if (kind === "job") return api.jobs.view({ params: { id: name } });
  if (kind === "employee") {
    const { employeeId } = (await api.jobs.applyThrough({ params: { tag: name } })).person;
    return employeeId && api.employees.view({ params: { id: employeeId } });
  }
  const company = await api.companies.bySlug({ params: { slug: name } });
  return api.companies.view({ params: { id: company.id } });
}
