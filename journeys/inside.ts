import pg from "pg";
import { joinEmbedded } from "#server/database/embedded.ts";
import { folder, lastTold } from "./product.ts";

/** Asks the database of the product that these stories run against, for what no story can wait for. */
export async function inside<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) {
  const { url } = await joinEmbedded(folder);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(text, values).finally(() => client.end());
  return rows;
}

interface Email {
  subject: string;
  text: string;
  unsubscribe_url: string | null;
}
/** What was written to an address, newest first. */
export function emailsTo(address: string, category: string) {
  return inside<Email>(
    "select subject, text, unsubscribe_url from outbox where recipient = $1 and category = $2 order by created_at desc",
    [address, category],
  );
}

interface Application {
  id: string;
  jobId: string;
  /** Of the person who applied. */
  email: string;
}
/** The application of someone of the demo world for a job of the demo team. */
export async function applicationOf(fullName: string, jobTitle: string) {
  const [found] = await inside<Application>(
    `select applications.id, jobs.id as "jobId", users.email from applications
      join jobs on jobs.id = applications.job_id join companies on companies.id = jobs.company_id
      join candidates on candidates.id = applications.candidate_id
      join users on users.id = candidates.user_id
      where companies.slug = 'saltmarsh' and users.full_name = $1 and jobs.job_title = $2`,
    [fullName, jobTitle],
  );
  return found!;
}

/** The last link that was mailed to an address: without a mail server the product tells it on its console. */
export function linkTo(email: string) {
  return /https?:\/\/\S+/.exec(lastTold(`email to ${email}: `) ?? "")?.[0];
}
