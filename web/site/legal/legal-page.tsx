import { data } from "react-router";
import { Callout } from "#ui/data/status/callout.tsx";
import { head, publicUrlIn } from "#web/shared/head.ts";
import { legalAddress } from "#web/shared/legal-links.ts";
import { HeldList, KeptList } from "#web/shared/settings/privacy/held-list.tsx";
import type { Route } from "./+types/legal-page";
import { legalPages } from "./legal-pages.data.ts";
import { TextPage } from "../shared/text-page.tsx";
import styles from "./legal.module.css";

export const handle = { plain: true };

export function loader({ params }: Route.LoaderArgs) {
  const page = legalPages.find(({ slug }) => slug === params.slug);
  if (!page) throw data(null, { status: 404 });
  return page;
}

/** Hidden from search engines, since these are templates until an operator edits them. */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, summary: description, slug } = loaderData;
  return head({
    title,
    description,
    path: legalAddress(slug),
    publicUrl: publicUrlIn(matches),
    hidden: true,
  });
}

/** A legal text, marked as a template. */
export default function LegalPage({ loaderData: { title, summary, sections } }: Route.ComponentProps) {
  return (
    <TextPage>
      <h1>{title}</h1>
      <Callout tone="warn">
        This is a template, not legal advice. Before use, the operator of this service replaces what is in
        brackets and has the page reviewed by counsel.
      </Callout>
      <p>{summary}</p>
      {sections.map(({ heading, paragraphs, kept, held }) => (
        <section key={heading} className={styles.section}>
          <h2>{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {kept && <KeptList label={heading} kept={kept} />}
          {held && <HeldList held={held} />}
        </section>
      ))}
    </TextPage>
  );
}
