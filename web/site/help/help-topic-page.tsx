import { data } from "react-router";
import { helpAddress, markOfHeading } from "#shared/help/help-page.ts";
import { publicHelp } from "#shared/help/help-pages.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import { head, publicUrlIn } from "#web/shared/head.ts";
import { findTopic, topicOf } from "#web/shared/help/help-shown.ts";
import { HelpTopic } from "#web/shared/help/help-topic.tsx";
import styles from "#web/shared/help/help.module.css";
import type { Route } from "./+types/help-topic-page";
import { TextPage } from "../shared/text-page.tsx";

export const handle = { plain: true };

export function loader({ params }: Route.LoaderArgs) {
  const found = findTopic(publicHelp, params.slug);
  if (!found) throw data(null, { status: 404 });
  const { title, summary, slug } = found.page;
  return {
    slug,
    title,
    summary,
    part: found.part.title,
    topic: topicOf(found.page, publicHelp, helpAddress),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, summary: description, slug } = loaderData;
  return head({ title, description, path: helpAddress(slug), publicUrl: publicUrlIn(matches) });
}

/** One page of help. */
export default function HelpTopicPage({ loaderData }: Route.ComponentProps) {
  const { title, summary, part, topic } = loaderData;
  return (
    <TextPage>
      <nav aria-label="Help">
        <Link href={`/help#${markOfHeading(part)}`}>All help</Link>
      </nav>
      <div>
        <h1>{title}</h1>
        <p className={styles.summary}>{summary}</p>
      </div>
      <HelpTopic {...topic} />
    </TextPage>
  );
}
