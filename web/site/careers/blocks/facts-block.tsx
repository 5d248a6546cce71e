import type { ReactNode } from "react";
import { type Company, workplaceTypes } from "#contract/company-shapes.ts";
import type { BlockOf } from "#shared/blocks/blocks.ts";
import { linkTo } from "#shared/links/url.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { workplaceWords } from "#web/shared/jobs/workplace-words.ts";
import { sizeWords } from "./profile-numbers.ts";
import { headingOf } from "./view.ts";
import styles from "./blocks.module.css";

/** What people ask about a company, where the company answered it. */
export function Facts({ block, company }: { block: BlockOf<"facts">; company: Company }) {
  const facts: { label: string; value: ReactNode }[] = [
    { label: "Industry", value: company.companyIndustry.join(", ") },
    { label: "Type", value: company.companyType },
    { label: "Founded", value: company.companyFoundedYear?.toString() },
    { label: "Size", value: sizeWords(company) },
    { label: "Founders", value: company.companyFounders.join(", ") },
    { label: "Where we work", value: whereWords(company) },
    { label: "Culture", value: company.companyCultureTags.join(", ") },
    { label: "Glassdoor", value: glassdoor(company) },
    { label: "Your application", value: company.isManaged && `Answered within ${company.answerDays} days` },
    {
      label: "Referrals",
      value:
        company.isManaged && company.referralReviews && "Coworkers vote first on people who are referred",
    },
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <section className={styles.beside} id={block.id}>
      <h2>{headingOf(block)}</h2>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function whereWords({ workplaceType, remoteFirst }: Company) {
  const workplace = workplaceTypes.find((type) => type === workplaceType);
  return [workplace && workplaceWords[workplace], remoteFirst && "Remote-first"].filter(Boolean).join(", ");
}

/** The rating with its page, so that people can check it, or the page alone; only where the company wants it shown. */
function glassdoor({ addGlassdoorReview, glassdoorRating, glassdoorReviewCount, glassdoorLink }: Company) {
  if (!addGlassdoorReview || (glassdoorRating === null && !glassdoorLink)) return null;
  const reviews = glassdoorReviewCount ? ` from ${counted(glassdoorReviewCount, "review")}` : "";
  const words =
    glassdoorRating === null
      ? "What employees say"
      : `${glassdoorRating.toLocaleString("en-US", { maximumFractionDigits: 1 })} of 5${reviews}`;
  return glassdoorLink ? (
    <a href={linkTo(glassdoorLink)} rel="noreferrer">
      {words}
    </a>
  ) : (
    words
  );
}
