import type { ExternalJobFields } from "#contract/external-jobs.ts";
import type { Context } from "#server/context.ts";
import { newId } from "#server/database/ids.ts";
import { closePostedJob } from "#server/domains/jobs/index.ts";
import { conflict } from "#server/errors/refusal.ts";
import { sanitiseHtml } from "#server/texts/safe-html.ts";
import {
  lockMyExternalJob,
  presentExternalJob,
  refuseTaken,
  saveExternalJob,
  tokenHashOf,
} from "./queries.ts";
import { externalJobs } from "./tables.ts";

const empty: ExternalJobFields = {
  jobTitle: "",
  department: null,
  jobDescription: "",
  locations: [],
  remote: false,
  workplaceType: null,
  employmentType: null,
  seniority: null,
  salary: null,
  prompts: [],
  companyName: "",
  companyWebsite: "",
};

/** Begins a job without an account; the cookie opens it from now on. */
export async function createExternalJob(context: Context, given: Partial<ExternalJobFields>) {
  const at = context.now();
  const tokenHash = tokenHashOf(context);
  const [row] = await context.db
    .insert(externalJobs)
    .values({ id: newId(), tokenHash, fields: withChanges(empty, given), createdAt: at, changedAt: at })
    .returning();
  return presentExternalJob(context.db, row!);
}

type Changes = Partial<ExternalJobFields> & { closed?: true | undefined };

/** Changes it; what is live stays as it is until the change was looked at. */
export function updateExternalJob(context: Context, id: string, { closed, ...given }: Changes) {
  const { db, now } = context;
  return db.transaction(async (tx) => {
    const row = await lockMyExternalJob(tx, context, id);
    if (closed) {
      if (!row.jobId)
        throw conflict("NOT_PUBLISHED", "This job isn’t published, so there is nothing to close.");
      await refuseTaken(tx, row);
      await closePostedJob(tx, row.jobId, now());
    }
    const saved = await saveExternalJob(tx, id, {
      fields: withChanges(row.fields, given),
      state: closed ? "closed" : "draft",
      changedAt: now(),
    });
    return presentExternalJob(tx, saved);
  });
}

function withChanges(fields: ExternalJobFields, given: Partial<ExternalJobFields>): ExternalJobFields {
  const changed = Object.entries(given).filter(([, value]) => value !== undefined);
  const all = { ...fields, ...(Object.fromEntries(changed) as Partial<ExternalJobFields>) };
  return { ...all, jobDescription: sanitiseHtml(all.jobDescription) };
}
