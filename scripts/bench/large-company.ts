import { type SQL, sql } from "drizzle-orm";
import { joinEmbedded } from "#server/database/embedded.ts";
import { type Database, openDatabase } from "#server/database/open.ts";
import { refreshFacts } from "#server/domains/reports/index.ts";

const people = 5000;
const jobs = 200;
const atOnce = 1000;

/** Gives the demo company 200 more jobs and 5,000 more applicants, most of them waiting, some at each stage and interviewed. */
export async function fillDemoCompany(folder: string) {
  const server = await joinEmbedded(folder);
  const database = openDatabase(server.url, { max: 4 });
  try {
    await addJobs(database.db);
    await addApplicants(database.db);
    await addInterviews(database.db);
    await countFacts(database.db);
    await database.db.execute(sql`analyze`);
  } finally {
    await database.close();
    await server.stop();
  }
}

const id = (kind: string) => sql`md5(${kind} || nth)::uuid`;
/** An existing row with other words in some columns. */
const copyOf = (table: string, changes: SQL) =>
  sql`(jsonb_populate_record(null::${sql.raw(table)}, to_jsonb(kept) || jsonb_build_object(${changes}))).*`;

async function addJobs(db: Database) {
  await db.execute(
    sql`insert into jobs select ${copyOf(
      "jobs",
      sql`'id', ${id("job")}, 'public_job_id', 'bench-' || nth, 'job_title', 'Bench job ' || nth`,
    )} from (${aJob}) kept cross join generate_series(1, ${jobs}) nth`,
  );
}

async function addApplicants(db: Database) {
  await db.execute(
    sql`insert into users select ${copyOf(
      "users",
      sql`'id', ${id("user")}, 'email', 'bench' || nth || '@people.example', 'parallel_tag', 'bench' || nth,
      'full_name', 'Bench Person ' || nth`,
    )} from (select * from users limit 1) kept cross join generate_series(1, ${people}) nth`,
  );
  await db.execute(
    sql`insert into candidates select ${copyOf(
      "candidates",
      sql`'id', ${id("person")}, 'user_id', ${id("user")}`,
    )} from (select * from candidates limit 1) kept cross join generate_series(1, ${people}) nth`,
  );
  await db.execute(sql`insert into applications select ${copyOf(
    "applications",
    sql`'id', ${id("application")}, 'candidate_id', ${id("person")},
      'job_id', md5('job' || 1 + nth % ${jobs})::uuid,
      'application_state', case when nth % 5 = 0 then 'pipeline' else 'pending' end,
      'stage', case when nth % 5 = 0 then 'interview' end, 'saved', nth % 7 = 0, 'score', nth % 100,
      'waiting_since', now() - nth * interval '5 minutes', 'applied_at', now() - nth * interval '5 minutes'`,
  )} from (select applications.* from applications join (${aJob}) job on job.id = applications.job_id limit 1) kept
    cross join generate_series(1, ${people}) nth`);
}

/** Each with one of the team, some of them today. */
async function addInterviews(db: Database) {
  await db.execute(sql`insert into interviews select ${copyOf(
    "interviews",
    sql`'id', ${id("interview")}, 'application_id', ${id("application")}, 'candidate_id', ${id("person")},
      'job_id', md5('job' || 1 + nth % ${jobs})::uuid, 'time', now() + (nth % 400 - 200) * interval '3 hours'`,
  )} from (select interviews.* from interviews join (${aJob}) job on job.company_id = interviews.company_id
      where interviews.state = 'confirmed' limit 1) kept
    cross join generate_series(5, ${people}, 5) nth`);
}

const aJob = sql`select jobs.* from jobs join companies on companies.id = jobs.company_id
  where companies.slug = 'saltmarsh' and jobs.status = 'live' order by jobs.id limit 1`;

async function countFacts(db: Database) {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from applications where job_id in (select id from jobs where public_job_id like 'bench-%')`,
  );
  for (let start = 0; start < rows.length; start += atOnce)
    await db.transaction((tx) =>
      refreshFacts(
        tx,
        rows.slice(start, start + atOnce).map((row) => row.id),
      ),
    );
}
