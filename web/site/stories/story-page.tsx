import { data, redirect } from "react-router";
import { authorPath, ownAuthor } from "#shared/stories/authors.ts";
import { publications, storyPath } from "#shared/stories/publications.data.ts";
import { pictureToShare } from "#shared/stories/story-picture.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Band } from "#ui/layout/page.tsx";
import { StoryText } from "#ui/writing/story-text.tsx";
import { servicesContext } from "#web/api/services.ts";
import { head, publicUrlIn } from "#web/shared/head.ts";
import { SitePage } from "#web/shared/site-page.tsx";
import type { Route } from "./+types/story-page";
import { publicationAt } from "./publication-at.ts";
import { StoryFacts, StoryList } from "./story-list.tsx";
import styles from "./stories.module.css";

export const handle = { plain: true };

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const url = new URL(request.url);
  const publication = publicationAt(url.pathname);
  const preview =
    url.searchParams.get("preview") === "true" ? (url.searchParams.get("key") ?? "") : undefined;
  const slug = (preview !== undefined && url.searchParams.get("slug")) || params.slug;
  const { api } = context.get(servicesContext);
  const { contentType } = publications[publication];
  const story = await api.content
    .get({ params: { contentType, slug }, query: preview === undefined ? {} : { preview } })
    .catch(() => null);
  if (!story) throw data(null, { status: 404 });
  const path = storyPath(story.publication, story.slug);
  if (preview === undefined && path !== url.pathname) throw redirect(path + url.search, 301);
  return { story, path, preview: preview !== undefined };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { story, path, preview } = loaderData;
  const publicUrl = publicUrlIn(matches);
  const drawn = `${publicUrl}/social/${story.contentType}/${story.slug}.png`;
  const { picture } = story;
  return [
    ...head({
      title: story.title,
      description: story.excerpt,
      path,
      publicUrl,
      image: picture ? pictureToShare(picture.url, publicUrl) : preview ? undefined : drawn,
      imageAlt: picture?.alt,
      hidden: preview,
    }),
    ...(preview ? [] : [{ "script:ld+json": blogPosting(loaderData, publicUrl) }]),
  ];
}

type Shown = Route.ComponentProps["loaderData"];

/** schema.org's words for it. */
function blogPosting({ story, path }: Shown, publicUrl: string) {
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: story.title,
    description: story.excerpt,
    ...(story.picture && { image: pictureToShare(story.picture.url, publicUrl) }),
    author: {
      "@type": story.author === ownAuthor ? "Organization" : "Person",
      name: story.author,
      url: publicUrl + authorPath(story.publication, story.author),
    },
    datePublished: story.publishedAt,
    dateModified: story.changedAt,
    mainEntityOfPage: publicUrl + path,
    keywords: story.tags.join(", "),
  };
}

/** One story, to be read without scripts. */
export default function StoryPage({ loaderData: { story, preview } }: Route.ComponentProps) {
  const { title, path } = publications[story.publication];
  return (
    <SitePage>
      <Band width="text">
        <article className={styles.page}>
          <Stack gap={6}>
            {preview && <Callout tone="info">This is a preview. Only people with its link see it.</Callout>}
            <nav aria-label={title}>
              <Link href={path}>{title}</Link>
            </nav>
            <header>
              <h1>{story.title}</h1>
              <StoryFacts story={story} author />
            </header>
            {story.picture && <img src={story.picture.url} alt={story.picture.alt} />}
            <StoryText document={story.body} />
            {story.tags.length > 0 && (
              <ul className={styles.tags} aria-label="Tags">
                {story.tags.map((tag) => (
                  <li key={tag}>
                    <Link href={`${path}?${new URLSearchParams({ tag })}`}>{tag}</Link>
                  </li>
                ))}
              </ul>
            )}
          </Stack>
        </article>
      </Band>
      {story.related.length > 0 && (
        <Band width="text" line>
          <section className={styles.page} aria-labelledby="related">
            <h2 id="related">Read next</h2>
            <StoryList stories={story.related} level={3} />
          </section>
        </Band>
      )}
    </SitePage>
  );
}
