import { counted } from "#shared/words/sentence-list.ts";
import { defineEmail } from "./define-email.ts";

interface Data {
  publication: string;
  stories: { title: string; excerpt: string; url: string }[];
  url: string;
}

/** What a publication published, to people who subscribed to it. */
export const newStories = defineEmail("new-stories", {
  optional: true,
  sample: {
    publication: "Life Work",
    stories: [
      {
        title: "Read a job ad like a contract",
        excerpt: "What the words in an ad promise, and what they leave open.",
        url: "https://parallel.example/blog/read-a-job-ad",
      },
    ],
    url: "https://parallel.example/blog",
  },
  content: ({ publication, stories, url }: Data) => ({
    subject:
      stories.length === 1
        ? stories[0]!.title
        : `${counted(stories.length, "new story", "new stories")} from ${publication}`,
    preheader: stories[0]!.excerpt.slice(0, 120),
    paragraphs: [`New from ${publication}:`],
    links: stories.map(({ title, excerpt, url: storyUrl }) => ({
      label: title,
      text: excerpt,
      url: storyUrl,
    })),
    action: { label: "See all stories", url },
  }),
});
