import { and, count, eq, inArray, isNull } from "drizzle-orm";
import { guardStages, jobs } from "#server/domains/jobs/index.ts";
import { applications } from "../tables.ts";

/** How many people are in the company's own stages, on jobs that follow them. */
guardStages((tx, companyId, stages) =>
  tx
    .select({ stage: applications.stage, people: count() })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        eq(applications.companyId, companyId),
        eq(applications.applicationState, "pipeline"),
        inArray(applications.stage, stages),
        isNull(jobs.stages),
      ),
    )
    .groupBy(applications.stage),
);
