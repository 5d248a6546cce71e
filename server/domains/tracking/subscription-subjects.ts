import { eq } from "drizzle-orm";
import { type Publication, publications } from "#shared/stories/publications.data.ts";
import type { Reader } from "#server/database/open.ts";
import { companies } from "#server/domains/companies/index.ts";
import { pageSubscriptions } from "./tables.ts";

/** What someone subscribes to: the new jobs of a company, or the new stories of a publication. */
export interface SubscribedTo {
  companyId?: string | null;
  publication?: Publication | null;
}

/** The subscriptions to it. */
export function isTo({ companyId, publication }: SubscribedTo) {
  return companyId
    ? eq(pageSubscriptions.companyId, companyId)
    : eq(pageSubscriptions.publication, publication!);
}

/** How the emails and pages name it, also a company that shows its page to nobody now, or is no more. */
export async function subjectOf(db: Reader, { companyId, publication }: SubscribedTo) {
  if (publication)
    return {
      title: "New stories by email",
      what: `new stories from ${publications[publication].title}`,
      often: "when a new story is published",
      open: true,
    };
  const [company] = await db
    .select({ name: companies.companyName, published: companies.published })
    .from(companies)
    .where(eq(companies.id, companyId!));
  const name = company?.name ?? "this company";
  return {
    title: "New jobs by email",
    what: `new jobs at ${name}`,
    often: `when ${name} posts new jobs, at most once a day`,
    /** Whether anyone may subscribe to it now. */
    open: company?.published ?? false,
  };
}
