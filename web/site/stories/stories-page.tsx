import { Mail, Rss, Search } from "lucide-react";
import { publications } from "#shared/stories/publications.data.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Band } from "#ui/layout/page.tsx";
import { servicesContext } from "#web/api/services.ts";
import { head, publicUrlIn } from "#web/shared/head.ts";
import { SitePage } from "#web/shared/site-page.tsx";
import type { Route } from "./+types/stories-page";
import { publicationAt } from "./publication-at.ts";
import { StoryList } from "./story-list.tsx";
import styles from "./stories.module.css";

export const handle = { plain: true };
const pageSize = 12;

export async function loader({ context, request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const publication = publicationAt(url.pathname);
  const { api } = context.get(servicesContext);
  const tag = url.searchParams.get("tag")?.slice(0, 40) ?? "";
  const q = url.searchParams.get("q")?.trim().slice(0, 200) ?? "";
  const page = Math.min(1000, Math.max(1, Number.parseInt(url.searchParams.get("page") ?? "1", 10) || 1));
  const { contentType } = publications[publication];
  const [found, tags] = await Promise.all([
    api.content.list({
      params: { contentType },
      query: {
        publication,
        ...(tag && { tag }),
        ...(q && { q }),
        limit: pageSize,
        skip: (page - 1) * pageSize,
      },
    }),
    api.content.tags({ query: { publication } }),
  ]);
  return { publication, tag, q, page, tags, ...found };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description, path } = publications[loaderData.publication];
  const publicUrl = publicUrlIn(matches);
  const { tag, q, page } = loaderData;
  return [
    ...head({
      title,
      description,
      path: tag ? `${path}?${new URLSearchParams({ tag })}` : path,
      publicUrl,
      hidden: q !== "" || page > 1,
    }),
    { tagName: "link", rel: "alternate", type: "application/rss+xml", title, href: `${path}/feed.xml` },
  ];
}

/** The stories of one publication, newest first, by tag or by their words. Works without scripts. */
export default function StoriesPage({ loaderData }: Route.ComponentProps) {
  const { publication, tag, q, page, tags, total, stories } = loaderData;
  const { title, description, path } = publications[publication];
  return (
    <SitePage>
      <Band width="text">
        <Stack gap={8} className={styles.page}>
          <div>
            <h1>{title}</h1>
            <p className={styles.lead}>{description}</p>
          </div>
          <form action={path} role="search" className={styles.search}>
            <TextInput
              type="search"
              name="q"
              icon={Search}
              defaultValue={q}
              placeholder="Search stories"
              aria-label={`Search ${title}`}
            />
            <Button type="submit">Search</Button>
          </form>
          {tags.length > 0 && <Tags {...{ path, tags, tag }} />}
          {stories.length === 0 ? (
            <EmptyState title={total > 0 || q || tag ? "No stories found" : "No stories yet"}>
              {total > 0 || q || tag ? <Link href={path}>All stories</Link> : "New stories appear here."}
            </EmptyState>
          ) : (
            <StoryList stories={stories} />
          )}
          <Pages {...{ path, tag, q, page, total }} />
          <Row gap={4} wrap>
            <Link href={`${path}/by-email`}>
              <Mail size={16} aria-hidden /> New stories by email
            </Link>
            <Link href={`${path}/feed.xml`}>
              <Rss size={16} aria-hidden /> RSS feed
            </Link>
          </Row>
        </Stack>
      </Band>
    </SitePage>
  );
}

interface TagsProps {
  path: string;
  tags: readonly { id: string; name: string }[];
  tag: string;
}
function Tags({ path, tags, tag }: TagsProps) {
  return (
    <nav aria-label="Tags">
      <ul className={styles.tags}>
        {[{ id: "", name: "All" }, ...tags].map(({ id, name }) => (
          <li key={id}>
            <Link
              href={id ? `${path}?${new URLSearchParams({ tag: id })}` : path}
              aria-current={id === tag ? "page" : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface PagesProps {
  path: string;
  tag: string;
  q: string;
  page: number;
  total: number;
}
function Pages({ path, tag, q, page, total }: PagesProps) {
  const to = (wanted: number) =>
    `${path}?${new URLSearchParams({ ...(tag && { tag }), ...(q && { q }), page: String(wanted) })}`;
  const older = page * pageSize < total;
  if (page === 1 && !older) return null;
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {page > 1 && <Link href={to(page - 1)}>Newer stories</Link>}
      {older && <Link href={to(page + 1)}>Older stories</Link>}
    </nav>
  );
}
