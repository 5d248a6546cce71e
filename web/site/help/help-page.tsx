import { Search } from "lucide-react";
import type { Found } from "#contract/assistant-shapes.ts";
import { helpAddress } from "#shared/help/help-page.ts";
import { helpChapters } from "#shared/help/help-pages.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { servicesContext } from "#web/api/services.ts";
import { siteMeta } from "#web/shared/head.ts";
import type { Route } from "./+types/help-page";
import { TextPage } from "../shared/text-page.tsx";
import styles from "./help.module.css";

export const handle = { plain: true };
export const meta = siteMeta({
  title: "Help for job seekers and employees",
  description: "How to find jobs, apply, talk to hiring teams, and keep your data yours.",
  path: "/help",
});

export async function loader({ context, request }: Route.LoaderArgs) {
  const question = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, 400);
  const chapters = helpChapters.map(({ title, pages }) => ({
    title,
    pages: pages.map(({ slug, title: name, summary }) => ({ href: helpAddress(slug), name, summary })),
  }));
  const { api } = context.get(servicesContext);
  const found = question ? await api.assistant.searchHelp({ query: { q: question } }) : null;
  return { question, chapters, found };
}

/** Every page of help, and what they say about a question. Works without scripts. */
export default function HelpPage({ loaderData: { question, chapters, found } }: Route.ComponentProps) {
  return (
    <TextPage gap={8}>
      <h1>Help for job seekers and employees</h1>
      <form action="/help" role="search" className={styles.search}>
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
      </form>
      {found && <Answers question={question} found={found} />}
      {chapters.map((chapter) => (
        <section key={chapter.title}>
          <h2>{chapter.title}</h2>
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
    </TextPage>
  );
}

function Answers({ question, found: { quotes, nearest } }: { question: string; found: Found }) {
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
