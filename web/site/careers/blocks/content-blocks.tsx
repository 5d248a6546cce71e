import type { Company } from "#contract/company-shapes.ts";
import type { BlockOf } from "#shared/blocks/blocks.ts";
import { linkTo } from "#shared/links/url.ts";
import { RichText } from "#ui/writing/rich-text.tsx";
import { profileNumbers } from "./profile-numbers.ts";
import { headingOf, picturesOf } from "./view.ts";
import styles from "./blocks.module.css";

/** A few figures in a row: the block's own, or what the profile says. */
export function Numbers({
  block,
  company,
  open,
}: {
  block: BlockOf<"numbers">;
  company: Company;
  open: number;
}) {
  const own = block.items.filter(({ value }) => value);
  return (
    <section className={styles.numbers} id={block.id}>
      {block.heading && <h2>{block.heading}</h2>}
      <dl>
        {(own.length > 0 ? own : profileNumbers(company, open)).map(({ label, value }, at) => (
          <div key={at}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function Images({ block, company }: { block: BlockOf<"images">; company: Company }) {
  const wide = block.layout === "wide";
  return (
    <div className={wide ? styles.wide : styles.pictures} id={block.id}>
      {picturesOf(block, company).map(({ url, alt }) => (
        <img key={url} src={url} alt={alt} loading="lazy" />
      ))}
    </div>
  );
}

/** A film is a link: nothing of another site is loaded before a reader wants it. */
export function Video({ block, company }: { block: BlockOf<"video">; company: Company }) {
  const heading = block.heading || `See what it’s like at ${company.companyName}`;
  return (
    <section className={styles.video} id={block.id}>
      <a href={linkTo(block.address || (company.careerVideo ?? ""))} rel="noreferrer" target="_blank">
        {block.picture && <img src={block.picture.url} alt={block.picture.alt} loading="lazy" />}
        <span>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M8 5.5v13l11-6.5z" />
          </svg>
          Watch the video
        </span>
      </a>
      <div>
        <h2>{heading}</h2>
        {block.text && <p>{block.text}</p>}
      </div>
    </section>
  );
}

export function Quotes({ block }: { block: BlockOf<"quotes"> }) {
  return (
    <section className={styles.quotes} id={block.id}>
      {block.heading && <h2>{block.heading}</h2>}
      <div>
        {block.items
          .filter(({ text }) => text)
          .map(({ text, name, role }, at) => (
            <figure key={at}>
              <blockquote>{text}</blockquote>
              <figcaption>
                <b>{name}</b> {role}
              </figcaption>
            </figure>
          ))}
      </div>
    </section>
  );
}

export function Questions({ block }: { block: BlockOf<"questions"> }) {
  return (
    <section className={styles.beside} id={block.id}>
      <h2>{headingOf(block)}</h2>
      <div className={styles.questions}>
        {block.items
          .filter(({ question }) => question)
          .map(({ question, answer }, at) => (
            <details key={at}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
      </div>
    </section>
  );
}

export function Text({ block }: { block: BlockOf<"text"> }) {
  return (
    <section className={block.heading ? styles.beside : styles.text} id={block.id}>
      {block.heading && <h2>{block.heading}</h2>}
      <RichText html={block.html} />
    </section>
  );
}
