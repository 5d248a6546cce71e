import { Search } from "lucide-react";
import { Form } from "react-router";
import type { Found } from "#contract/assistant-shapes.ts";
import { markOfHeading } from "#shared/help/help-page.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import styles from "./help.module.css";
import type { Contents } from "./help-shown.ts";

/** Asks the help pages; works without scripts. */
export function HelpSearch({ action, question }: { action: string; question: string }) {
  return (
    <Form action={action} role="search" className={styles.search}>
      <TextInput
        type="search"
        name="q"
        icon={Search}
        defaultValue={question}
        placeholder="How do I…?"
        aria-label="Search help"
      />
      <Button type="submit" tone="fill">
        Search
      </Button>
    </Form>
  );
}

/** What the help pages say about a question, word for word. */
export function HelpAnswers({ question, found: { quotes, nearest } }: { question: string; found: Found }) {
  if (quotes.length === 0)
    return (
      <section aria-labelledby="answers">
        <h2 id="answers">No answer to “{question}”</h2>
        <p>These pages come closest:</p>
        <ul>
          {nearest.map(({ title, href }) => (
            <li key={href}>
              <Link href={href}>{title}</Link>
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <section aria-labelledby="answers">
      <h2 id="answers">About “{question}”</h2>
      <ul className={styles.answers}>
        {quotes.map(({ text, title, href }) => (
          <li key={text}>
            <blockquote>{text}</blockquote>
            <Link href={href}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every page for some readers, by chapter. */
export function HelpContents({ title, chapters }: Contents) {
  const mark = markOfHeading(title);
  return (
    <section aria-labelledby={mark} className={styles.part}>
      <h2 id={mark}>{title}</h2>
      {chapters.map((chapter) => (
        <section key={chapter.title}>
          <h3>{chapter.title}</h3>
          <ul className={styles.pages}>
            {chapter.pages.map(({ href, name, summary }) => (
              <li key={href}>
                <Link href={href}>{name}</Link>
                <p>{summary}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
