import { type SQL, and, eq, gte, lte, sql } from "drizzle-orm";
import { likePart } from "#server/database/like.ts";
import { holds, wordsOf } from "#server/database/matching-words.ts";
import { candidates } from "#server/domains/candidates/index.ts";
import { applicantTexts } from "./tables.ts";
import { applicationTags } from "../notes/tables.ts";
import { applications } from "../tables.ts";

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
export function narrowedTo(
  asked: Narrowing,
  { companyId, now }: { companyId: string; now: Date },
): SQL | undefined {
  const { q, place, yearsFrom, yearsTo, scoreFrom, scoreTo, source, question, answer, tags } = asked;
  const years = yearsOfWork(now);
  return and(
    mentions(companyId, wordsOf(q ?? "")),
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

/** Every word is somewhere in what is stored of the application to be found by. */
function mentions(companyId: string, words: string[]): SQL | undefined {
  if (words.length === 0) return undefined;
  return sql`${applications.id} in (
    select ${applicantTexts.applicationId} from ${applicantTexts}
    where ${applicantTexts.companyId} = ${companyId} and ${and(
      ...words.map((word) => sql`${applicantTexts.text} like ${likePart(word)}`),
    )}
  )`;
}

function answered(question: string | undefined, answer: string | undefined) {
  return sql`exists (
    select 1 from jsonb_array_elements(${applications.answers}) given
    where (${question ?? null}::text is null or given ->> 'question' = ${question ?? null})
      and given ->> 'answer' ilike ${likePart(answer ?? "")}
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
        where ${applicationTags.companyId} = ${applications.companyId} and lower(${applicationTags.tag}) = ${word}
          and ${applicationTags.applicationId} = ${applications.id}
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
