import { countryName } from "#shared/places/countries.ts";
import { dateOf, dayOf, employmentTypeOf, placement, salaryInText, salaryOf } from "../ats/fields.ts";
import type { FeedJob } from "../ats/feed-job.ts";
import { numeric, record, saysWord, text } from "../ats/json-values.ts";
import { seniorityNamed } from "../ats/seniority.ts";

/** Jobs that only the system's own users see, or that need a link, are none of ours. */
const shown = new Set(["", "PUBLIC", "INTERNAL"]);

export function isShown({ visibility, remote_deleted_at: deleted }: Record<string, unknown>) {
  return shown.has(text(visibility)) && !text(deleted);
}

/** A job of any system, in the shape that Kombo gives all of them. */
export function komboJob(job: Record<string, unknown>): FeedJob {
  const title = text(job.name);
  const descriptionHtml = text(job.description);
  return {
    sourceId: text(job.remote_id) || text(job.id),
    url: text(job.post_url),
    title,
    department: text(job.department) || null,
    descriptionHtml,
    ...placement([placeOf(record(job.location))], { workplaceType: text(job.remote_work_status) }),
    salary: payOf(job) ?? salaryInText(descriptionHtml),
    employmentType: employmentTypeOf(text(job.employment_type).replace("_", " "), title),
    seniority: seniorityNamed(text(job.experience_level)),
    publishedAt: dateOf(job.opened_at) ?? dateOf(job.remote_created_at),
    updatedAt: dateOf(job.remote_updated_at),
    closesOn: dayOf(job.closed_at),
    internal: saysWord(job.visibility, "internal"),
  };
}

function placeOf({ city, state, country, raw }: Record<string, unknown>) {
  return (
    [text(city), text(state), countryName(text(country)) ?? text(country)].filter(Boolean).join(", ") ||
    text(raw)
  );
}

/** Pay for two weeks becomes pay for one, since we know no such period. */
function payOf(job: Record<string, unknown>): FeedJob["salary"] {
  const fortnight = text(job.salary_period) === "TWO_WEEKS";
  const share = (amount: unknown) => {
    const whole = numeric(amount);
    return whole !== null && fortnight ? whole / 2 : whole;
  };
  return salaryOf({
    currency: job.salary_currency,
    period: fortnight ? "WEEK" : job.salary_period,
    min: share(job.salary_amount_from ?? job.salary_amount),
    max: share(job.salary_amount_to ?? job.salary_amount),
  });
}
