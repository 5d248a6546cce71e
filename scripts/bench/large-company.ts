import { type SQL, sql } from "drizzle-orm";
import { joinEmbedded } from "#server/database/embedded.ts";
import { type Database, openDatabase } from "#server/database/open.ts";
import { countFacts } from "./count-facts.ts";

const people = 5000;
const jobs = 200;

/** Gives the demo company 200 more jobs and 5,000 more applicants, most of them waiting, some at each stage and interviewed, and all of a month’s uploads. */
export async function fillDemoCompany(folder: string) {
  const server = await joinEmbedded(folder);
  const database = openDatabase(server.url, { max: 4 });
  try {
    await addJobs(database.db);
    await addApplicants(database.db);
    await addInterviews(database.db);
    await countFacts(database.db, await benchApplications(database.db));
    await database.db.execute(sql`delete from upload_months`);
    await database.db.execute(sql`analyze`);
  } finally {
    await database.close();
    await server.stop();
  }
}

/** An id of the seventh version that is a function of a text. */
const idOf = (text: SQL) => sql`overlay(overlay(md5(${text}) placing '7' from 13) placing '8' from 17)::uuid`;
const id = (kind: string) => idOf(sql`${kind} || nth`);
const aJobOfMany = idOf(sql`'job' || 1 + nth % ${jobs}`);
interface Copies {
  table: string;
  /** The row that is copied. */
  kept: SQL;
  /** What differs in the copy, as names and values. */
  changes: SQL;
  /** The numbers of the copies. */
  numbers?: SQL;
}
/** Copies a row many times; columns that the database makes by itself are left to it. */
async function addCopies(
  db: Database,
  { table, kept, changes, numbers = sql`generate_series(1, ${people})` }: Copies,
) {
  const { rows } = await db.execute<{ names: string }>(
    sql`select string_agg(quote_ident(attname), ', ') as names from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
  );
  const columns = sql.raw(rows[0]!.names);
  const row = sql`jsonb_populate_record(null::${sql.raw(table)}, to_jsonb(kept) || jsonb_build_object(${changes}))`;
  await db.execute(sql`insert into ${sql.raw(table)} (${columns})
    select ${columns} from (select (${row}).* from (${kept}) kept cross join ${numbers} nth) copy`);
}

function addJobs(db: Database) {
  return addCopies(db, {
    table: "jobs",
    kept: aJob,
    changes: sql`'id', ${id("job")}, 'public_job_id', 'bench-' || nth, 'job_title', 'Bench job ' || nth`,
    numbers: sql`generate_series(1, ${jobs})`,
  });
}

async function addApplicants(db: Database) {
  await addCopies(db, {
    table: "users",
    kept: sql`select * from users limit 1`,
    changes: sql`'id', ${id("user")}, 'email', 'bench' || nth || '@people.example', 'parallel_tag', 'bench' || nth,
      'full_name', 'Bench Person ' || nth`,
  });
  await addCopies(db, {
    table: "candidates",
    kept: sql`select * from candidates limit 1`,
    changes: sql`'id', ${id("person")}, 'user_id', ${id("user")}`,
  });
  await addCopies(db, {
    table: "applications",
    kept: sql`select applications.* from applications join (${aJob}) job on job.id = applications.job_id limit 1`,
    changes: sql`'id', ${id("application")}, 'candidate_id', ${id("person")},
      'job_id', ${aJobOfMany},
      'application_state', case when nth % 5 = 0 then 'pipeline' else 'pending' end,
      'stage', case when nth % 5 = 0 then 'interview' end, 'saved', nth % 7 = 0, 'score', nth % 100,
      'waiting_since', now() - nth * interval '5 minutes', 'applied_at', now() - nth * interval '5 minutes'`,
  });
}

/** Each with one of the team, some of them today. */
function addInterviews(db: Database) {
  return addCopies(db, {
    table: "interviews",
    kept: sql`select interviews.* from interviews join (${aJob}) job on job.company_id = interviews.company_id
      where interviews.state = 'confirmed' limit 1`,
    changes: sql`'id', ${id("interview")}, 'application_id', ${id("application")}, 'candidate_id', ${id("person")},
      'job_id', ${aJobOfMany}, 'time', now() + (nth % 400 - 200) * interval '3 hours'`,
    numbers: sql`generate_series(5, ${people}, 5)`,
  });
}

const aJob = sql`select jobs.* from jobs join companies on companies.id = jobs.company_id
  where companies.slug = 'saltmarsh' and jobs.status = 'live' order by jobs.id limit 1`;

async function benchApplications(db: Database) {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from applications where job_id in (select id from jobs where public_job_id like 'bench-%')`,
  );
  return rows.map((row) => row.id);
}
