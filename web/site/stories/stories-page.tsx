import { Mail, Rss, Search } from "lucide-react";
import { Fragment } from "react";
import { authorPath } from "#shared/stories/authors.ts";
import { type Publication, publications } from "#shared/stories/publications.data.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
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
import { Authors, Elsewhere, Pages, Tags, pageSize } from "./story-filters.tsx";
import { StoryList } from "./story-list.tsx";
import styles from "./stories.module.css";

export const handle = { plain: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const publication = publicationAt(url.pathname);
  const { api } = context.get(servicesContext);
  const tag = url.searchParams.get("tag")?.slice(0, 40) ?? "";
  const author = url.searchParams.get("author")?.slice(0, 120) ?? "";
  const q = url.searchParams.get("q")?.trim().slice(0, 200) ?? "";
  const page = Math.min(1000, Math.max(1, Number.parseInt(url.searchParams.get("page") ?? "1", 10) || 1));
  const { contentType } = publications[publication];
  const [found, tags, authors] = await Promise.all([
    api.content.list({
      params: { contentType },
      query: {
        publication,
        ...(tag && { tag }),
        ...(author && { author }),
        ...(q && { q }),
        limit: pageSize,
        skip: (page - 1) * pageSize,
      },
    }),
    api.content.tags({ query: { publication } }),
    api.content.authors(),
  ]);
  return { publication, tag, author, q, page, tags, authors, ...found };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { publication, tag, author, q, page, total } = loaderData;
  const { title, description, path } = publications[publication];
  const publicUrl = publicUrlIn(matches);
  return [
    ...head({
      title: author ? `${author} in ${title}` : title,
      description: author ? `Stories by ${author} in ${title}. ${description}` : description,
      path: addressOf({ publication, tag, author }),
      publicUrl,
      hidden: q !== "" || page > 1 || (author !== "" && total === 0),
    }),
    { tagName: "link", rel: "alternate", type: "application/rss+xml", title, href: `${path}/feed.xml` },
  ];
}

function addressOf({
  publication,
  tag,
  author,
}: Record<"tag" | "author", string> & { publication: Publication }) {
  if (author) return authorPath(publication, author);
  const { path } = publications[publication];
  return tag ? `${path}?${new URLSearchParams({ tag })}` : path;
}

/** The stories of one publication, newest first, by tag, author or their words. Works without scripts. */
export default function StoriesPage({ loaderData }: Route.ComponentProps) {
  const { publication, tag, author, q, tags, authors, total, stories } = loaderData;
  const { title, path } = publications[publication];
  return (
    <SitePage>
      <Band width="text">
        <Stack gap={8} className={styles.page}>
          <Intro {...loaderData} />
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
          <Tags {...{ publication, tags, tag, author }} />
          <Authors {...{ publication, authors, author }} />
          {stories.length === 0 ? (
            <EmptyState title={total > 0 || q || tag || author ? "No stories found" : "No stories yet"}>
              {total > 0 || q || tag || author ? (
                <Link href={path}>All stories</Link>
              ) : (
                "New stories appear here."
              )}
            </EmptyState>
          ) : (
            <StoryList stories={stories} />
          )}
          <Pages {...loaderData} />
          <Row gap={2} wrap>
            <ButtonLink size="sm" icon={Mail} href={`${path}/by-email`}>
              New stories by email
            </ButtonLink>
            <ButtonLink size="sm" icon={Rss} href={`${path}/feed.xml`}>
              RSS feed
            </ButtonLink>
          </Row>
          <Elsewhere {...{ publication, authors }} />
        </Stack>
      </Band>
    </SitePage>
  );
}

/** What the publication is about, or whose stories these are. */
function Intro({ publication, author, authors, total }: Route.ComponentProps["loaderData"]) {
  const { title, description, path } = publications[publication];
  if (!author)
    return (
      <div>
        <h1>{title}</h1>
        <p className={styles.lead}>{description}</p>
      </div>
    );
  const elsewhere = authors.filter((each) => each.name === author && each.publication !== publication);
  return (
    <>
      <nav aria-label={title}>
        <Link href={path}>{title}</Link>
      </nav>
      <div>
        <h1>{author}</h1>
        <p className={styles.lead}>
          {counted(total, "story", "stories")} in {title}
          {elsewhere.length > 0 && ", also in "}
          {elsewhere.map((each, place) => (
            <Fragment key={each.publication}>
              {place > 0 && " and "}
              <Link href={authorPath(each.publication, author)}>
                {publications[each.publication].title}
              </Link>{" "}
              ({each.stories})
            </Fragment>
          ))}
        </p>
      </div>
    </>
  );
}
