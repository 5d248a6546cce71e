import { data } from "react-router";
import { helpAddress, markOfHeading, paragraphsOf } from "#shared/help/help-page.ts";
import { helpPages } from "#shared/help/help-pages.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import { head, publicUrlIn } from "#web/shared/head.ts";
import type { Route } from "./+types/help-topic-page";
import { TextPage } from "../shared/text-page.tsx";
import styles from "./help.module.css";

export const handle = { plain: true };

export function loader({ params }: Route.LoaderArgs) {
  const page = helpPages.find(({ slug }) => slug === params.slug);
  if (!page) throw data(null, { status: 404 });
  const { title, summary, slug } = page;
  const sections = page.sections.map((section) => ({
    heading: section.heading,
    mark: markOfHeading(section.heading),
    paragraphs: paragraphsOf(section),
  }));
  return { slug, title, summary, sections };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, summary: description, slug } = loaderData;
  return head({ title, description, path: helpAddress(slug), publicUrl: publicUrlIn(matches) });
}

/** One page of help; each paragraph can be opened at its place. */
export default function HelpTopicPage({ loaderData: { title, summary, sections } }: Route.ComponentProps) {
  return (
    <TextPage>
      <nav aria-label="Help">
        <Link href="/help">All help</Link>
      </nav>
      <div>
        <h1>{title}</h1>
        <p className={styles.summary}>{summary}</p>
      </div>
      {sections.map(({ heading, mark, paragraphs }) => (
        <section key={mark} aria-labelledby={mark}>
          <h2 id={mark}>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph.mark} id={paragraph.mark} className={styles.paragraph}>
              {paragraph.text}
            </p>
          ))}
        </section>
      ))}
    </TextPage>
  );
}
