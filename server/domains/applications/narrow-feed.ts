import { type SQL, and, eq, gte, lte, or, sql } from "drizzle-orm";
import { holds, wordsOf } from "#server/database/matching-words.ts";
import { users } from "#server/domains/accounts/index.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { resumes } from "#server/domains/resumes/index.ts";
import { applicationTags } from "./feed-tables.ts";
import { applicationNotes, applications } from "./tables.ts";

export interface Narrowing {
  q?: string;
  place?: string;
  yearsFrom?: number;
  yearsTo?: number;
  scoreFrom?: number;
  scoreTo?: number;
  source?: string;
  question?: string;
  answer?: string;
  tags?: string;
}

/** What narrows a list of applicants, as a condition; nothing given narrows nothing. */
export function narrowedTo(asked: Narrowing, now: Date): SQL | undefined {
  const { q, place, yearsFrom, yearsTo, scoreFrom, scoreTo, source, question, answer, tags } = asked;
  const years = yearsOfWork(now);
  return and(
    ...wordsOf(q ?? "").map(mentions),
    place ? holds(sql`coalesce(${candidates.location}, '')`, wordsOf(place)) : undefined,
    yearsFrom === undefined ? undefined : sql`${years} >= ${yearsFrom}`,
    yearsTo === undefined ? undefined : sql`${years} <= ${yearsTo}`,
    scoreFrom === undefined ? undefined : gte(applications.score, scoreFrom),
    scoreTo === undefined ? undefined : lte(applications.score, scoreTo),
    source ? eq(applications.source, source) : undefined,
    question || answer ? answered(question, answer) : undefined,
    tagged(tags),
  );
}

/** Short texts first, which decide most rows; the resume is read only where none of them holds the word. */
function mentions(word: string): SQL | undefined {
  const like = likeOf(word);
  const person = sql`concat_ws(' ', ${users.fullName}, ${users.email}, ${candidates.headline}, ${candidates.location})`;
  return or(
    holds(person, [word]),
    sql`array_to_string(${candidates.skills}, ' ') ilike ${like}`,
    sql`concat_ws(' ', ${candidates.summary}, ${applications.pitch}) ilike ${like}`,
    sql`${applications.answers}::text ilike ${like}`,
    sql`exists (
      select 1 from ${applicationNotes}
      where ${applicationNotes.applicationId} = ${applications.id} and ${applicationNotes.text} ilike ${like}
    )`,
    sql`${candidates.workExperience}::text ilike ${like}`,
    sql`exists (
      select 1 from ${resumes}
      where ${resumes.candidateId} = ${candidates.id} and not ${resumes.deleted}
        and case when ${applications.resumeId} is null then ${resumes.isDefault} else ${resumes.id} = ${applications.resumeId} end
        and array_to_string(${resumes.lines}, ' ') ilike ${like}
    )`,
  );
}

function answered(question: string | undefined, answer: string | undefined) {
  return sql`exists (
    select 1 from jsonb_array_elements(${applications.answers}) given
    where (${question ?? null}::text is null or given ->> 'question' = ${question ?? null})
      and given ->> 'answer' ilike ${likeOf(answer ?? "")}
  )`;
}

/** Every one of the tags, whatever its case; separated by commas. */
export function tagged(tags = ""): SQL | undefined {
  const words = tags
    .split(",")
    .map((tag) => tag.trim().toLowerCase())
    .filter((tag) => tag !== "");
  return and(
    ...words.map(
      (word) => sql`exists (
        select 1 from ${applicationTags}
        where ${applicationTags.applicationId} = ${applications.id} and lower(${applicationTags.tag}) = ${word}
      )`,
    ),
  );
}

/** Whole years from the beginning of the first job to the end of the last; null without any. */
function yearsOfWork(now: Date) {
  return sql`(
    select extract(year from age(
      max(case when (job ->> 'current')::boolean or job ->> 'end' is null then ${now.toISOString()}::date else ${dayOf(sql`job ->> 'end'`)} end),
      min(${dayOf(sql`job ->> 'start'`)})
    ))
    from jsonb_array_elements(${candidates.workExperience}) job
    where job ->> 'start' ~ '^\\d{4}'
  )`;
}

/** "2020" and "2020-03" as the first day of it. */
function dayOf(partial: SQL) {
  const month = sql`coalesce(nullif(substr(${partial}, 6, 2), '')::int, 1)`;
  return sql`make_date(left(${partial}, 4)::int, least(greatest(${month}, 1), 12), 1)`;
}

function likeOf(text: string) {
  return `%${text.replace(/[%_\\]/g, "\\$&")}%`;
}
