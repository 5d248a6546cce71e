import type { ExternalJobFields } from "#contract/external-jobs.ts";
import type { Context } from "#server/context.ts";
import { refuseManagedDomain } from "#server/domains/companies/index.ts";
import { keepPostedJob } from "#server/domains/jobs/index.ts";
import { conflict, invalid } from "#server/errors/refusal.ts";
import { refuseBeyond } from "#server/limits/attempts.ts";
import { scamLikeness } from "#server/scam-likeness/scam-likeness.ts";
import { htmlToText } from "#server/texts/safe-html.ts";
import { requiredFieldsNotice } from "#shared/words/required-fields.ts";
import { textOf } from "#shared/words/text-of.ts";
import {
  type ExternalJobRow,
  findMyExternalJob,
  lockMyExternalJob,
  presentExternalJob,
  refuseTaken,
  saveExternalJob,
} from "./queries.ts";

const jobsADay = 3;

/** Hands the job to people who look at it; nothing goes live by itself. */
export async function submitExternalJob(context: Context, id: string) {
  const { db, now } = context;
  const email = refuseUnready(await findMyExternalJob(context, id));
  await refuseBeyond(db, [{ key: `external-job ${email}`, most: jobsADay, seconds: 86_400 }], now());
  return db.transaction(async (tx) => {
    const row = await lockMyExternalJob(tx, context, id);
    if (row.state === "waiting") return presentExternalJob(tx, row);
    const { fields } = row;
    await refuseTaken(tx, row);
    await refuseManagedDomain(tx, refuseUnready(row));
    if (row.jobId) await keepPostedJob(tx, row.jobId, now());
    const { score, signals } = scamLikeness(fields.jobTitle, htmlToText(fields.jobDescription));
    const saved = await saveExternalJob(tx, id, {
      state: "waiting",
      reason: null,
      likeness: score,
      signals,
      submittedAt: now(),
      changedAt: now(),
    });
    return presentExternalJob(tx, saved);
  });
}

/** The proven address of who hands it in. */
function refuseUnready({ email, emailVerifiedAt, fields }: ExternalJobRow) {
  refuseUnfinished(fields);
  if (!email || !emailVerifiedAt)
    throw conflict("EMAIL_UNPROVEN", "Confirm your email first. Open the link we sent you.");
  return email;
}

function refuseUnfinished(fields: ExternalJobFields) {
  const missing = Object.entries({
    jobTitle: fields.jobTitle === "" && "Title",
    companyName: fields.companyName === "" && "Company name",
    jobDescription: textOf(fields.jobDescription) === "" && "Description",
    locations: fields.locations.length === 0 && !fields.remote && "Location",
  }).filter((entry): entry is [string, string] => entry[1] !== false);
  const notice = requiredFieldsNotice(missing.map(([, name]) => name));
  if (!notice) return;
  const details = missing.map(([field, name]) => [field, `${name} is a required field, Please add`]);
  throw invalid(notice.text, Object.fromEntries(details) as Record<string, string>, "NOT_PUBLISHABLE");
}
