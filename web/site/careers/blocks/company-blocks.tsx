import type { Company } from "#contract/company-shapes.ts";
import type { BlockOf } from "#shared/blocks/blocks.ts";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { RichText } from "#ui/writing/rich-text.tsx";
import { type CareersView, headingOf } from "./view.ts";
import styles from "./blocks.module.css";

/** The company's own words about itself. */
export function About({ block, company }: { block: BlockOf<"about">; company: Company }) {
  return (
    <section className={styles.beside} id={block.id}>
      <h2>{block.heading || `About ${company.companyName}`}</h2>
      <RichText html={company.companyAboutDescription ?? ""} />
    </section>
  );
}

export function Values({ block, company }: { block: BlockOf<"values">; company: Company }) {
  return (
    <section className={styles.values} id={block.id}>
      <h2>{headingOf(block)}</h2>
      <ol>
        {company.values.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Benefits({ block, company }: { block: BlockOf<"benefits">; company: Company }) {
  return (
    <section className={styles.benefits} id={block.id}>
      <h2>{headingOf(block)}</h2>
      <ul>
        {company.companyBenefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
    </section>
  );
}

/** Who hires here, as far as the company shows them. */
export function Team({ block, team }: { block: BlockOf<"team">; team: CareersView["team"] }) {
  return (
    <section className={styles.team} id={block.id}>
      <h2>{headingOf(block)}</h2>
      {block.text && <p className={styles.lead}>{block.text}</p>}
      <ul>
        {team.map(({ id, fullName, profilePicture, title }) => (
          <li key={id}>
            <Avatar name={fullName} src={profilePicture} size="lg" />
            <b>{fullName}</b>
            {title && <span>{title}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
