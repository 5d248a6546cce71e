import { companies } from "#server/domains/companies/tables.ts";
import { jobs } from "#server/domains/jobs/tables.ts";
import { newId } from "#server/database/ids.ts";
import { eq, sql } from "drizzle-orm";
import { aCompany } from "./people.ts";
import type { World } from "./world.ts";

let made = 0;

/** A live job on the marketplace; of a company of its own where none is given. */
export async function aJob(world: World, wanted: Partial<typeof jobs.$inferInsert> = {}) {
  const id = newId();
  const companyId = wanted.companyId ?? (await aCompany(world)).id;
  const [job] = await world.db
    .insert(jobs)
    .values({
      id,
      publicJobId: id.slice(-12),
      jobTitle: `Job ${++made}`,
      department: "Engineering",
      jobDescription: "<p>You will build things with TypeScript and PostgreSQL.</p>",
      locations: ["Bristol, United Kingdom"],
      status: "live",
      publishedToMarketplace: true,
      createdAt: world.now(),
      publishedAt: world.now(),
      changedAt: world.now(),
      ...wanted,
      companyId,
    })
    .returning();
  if (job!.status === "live" && !job!.internal)
    await world.db
      .update(companies)
      .set({ openJobsCount: sql`${companies.openJobsCount} + 1` })
      .where(eq(companies.id, companyId));
  return job!;
}
