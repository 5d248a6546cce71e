import { Link } from "#ui/controls/buttons/link.tsx";
import styles from "./help.module.css";
import type { Topic } from "./help-shown.ts";

/** What a page of help says; each step and each paragraph can be opened at its place. */
export function HelpTopic({ sections, screen, related }: Topic) {
  return (
    <>
      {sections.map(({ heading, mark, steps, paragraphs }) => (
        <section key={mark} aria-labelledby={mark}>
          <h2 id={mark}>{heading}</h2>
          {steps.length > 0 && (
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step.mark} id={step.mark}>
                  {step.text}
                </li>
              ))}
            </ol>
          )}
          {paragraphs.map((paragraph) => (
            <p key={paragraph.mark} id={paragraph.mark} className={styles.paragraph}>
              {paragraph.text}
            </p>
          ))}
        </section>
      ))}
      <footer className={styles.foot}>
        {screen && (
          <p>
            <Link href={screen.href}>Open {screen.name}</Link>
          </p>
        )}
        <nav aria-label="Related help">
          <h2>Related help</h2>
          <ul className={styles.related}>
            {related.map(({ title, href }) => (
              <li key={href}>
                <Link href={href}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </footer>
    </>
  );
}
