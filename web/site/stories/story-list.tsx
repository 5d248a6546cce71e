import type { StoryCard } from "#contract/content.ts";
import { authorPath } from "#shared/stories/authors.ts";
import { storyPath } from "#shared/stories/publications.data.ts";
import { readingTime } from "#shared/stories/story-words.ts";
import { Link } from "#ui/controls/buttons/link.tsx";
import { dateWords } from "#ui/data/text/date-words.ts";
import styles from "./stories.module.css";

function day(at: string) {
  return dateWords(at, { dateStyle: "long", timeZone: "UTC" });
}

/** Stories by title, with their first words. */
export function StoryList({ stories, level = 2 }: { stories: readonly StoryCard[]; level?: 2 | 3 }) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <ul className={styles.list}>
      {stories.map((story) => (
        <li key={story.id}>
          {story.picture && <img src={story.picture.url} alt={story.picture.alt} loading="lazy" />}
          <Heading>
            <Link href={storyPath(story.publication, story.slug)}>{story.title}</Link>
          </Heading>
          <p>{story.excerpt}</p>
          <StoryFacts story={story} />
        </li>
      ))}
    </ul>
  );
}

/** When it was published and how long it takes to read; with who wrote it, and what else they did. */
export function StoryFacts({ story, author = false }: { story: StoryCard; author?: boolean }) {
  return (
    <p className={styles.facts}>
      {author && <Link href={authorPath(story.publication, story.author)}>{story.author}</Link>}
      {story.publishedAt && <time dateTime={story.publishedAt}>{day(story.publishedAt)}</time>}
      <span>{readingTime(story.minutes)}</span>
    </p>
  );
}
