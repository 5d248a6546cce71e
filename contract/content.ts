import { z } from "zod";
import { publicationNames } from "#shared/stories/publications.data.ts";
import { storyActs, storyStates } from "#shared/stories/story-states.ts";
import { del, get, patch, post } from "./endpoint.ts";
import { Done, Filtered, Id, Instant } from "./shapes.ts";
import { StoryDocument } from "./story-document.ts";

const ContentType = z.enum(["blog", "caseStudy"]);
const Publication = z.enum(publicationNames);
const Slug = z
  .string()
  .trim()
  .max(120)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Use lowercase letters, digits and hyphens");
const Picture = z.object({
  url: z
    .string()
    .max(2000)
    .regex(/^(?:https:\/\/|\/(?![/\\]))[^\s\p{Cc}]*$/u, "A picture’s address starts with https"),
  alt: z.string().trim().min(1, "Describe the picture").max(300),
});

/** A story in a list. */
export const StoryCard = z.object({
  id: Id,
  contentType: ContentType,
  publication: Publication,
  slug: z.string(),
  title: z.string(),
  /** What its writer said it is about, or its first three sentences. */
  excerpt: z.string(),
  author: z.string(),
  picture: Picture.nullable(),
  tags: z.array(z.string()),
  minutes: z.number().int(),
  publishedAt: Instant.nullable(),
});
export type StoryCard = z.infer<typeof StoryCard>;

export const Story = StoryCard.extend({
  body: StoryDocument,
  changedAt: Instant,
  /** Others of the same publication that share most tags with it. */
  related: z.array(StoryCard),
});
export type Story = z.infer<typeof Story>;

/** A story as its writers see it. */
export const DeskStory = z.object({
  id: Id,
  publication: Publication,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  author: z.string(),
  picture: Picture.nullable(),
  tags: z.array(z.string()),
  body: StoryDocument,
  state: z.enum(storyStates),
  publishAt: Instant.nullable(),
  changedAt: Instant,
});
export type DeskStory = z.infer<typeof DeskStory>;

const Fields = z.object({
  publication: Publication,
  title: z.string().trim().min(1, "Enter a title").max(160),
  slug: Slug,
  summary: z.string().trim().max(500),
  author: z.string().trim().min(1, "Say who wrote it").max(120),
  picture: Picture.nullable(),
  tags: z.array(z.string().trim().min(1).max(40)).max(8),
  body: StoryDocument,
});
export type StoryFields = z.infer<typeof Fields>;

const PreviewLink = z.object({ id: Id, createdAt: Instant });

export const content = {
  /** Where published stories are, by their kind and slug. */
  maps: get("/content-maps", {
    access: "public",
    query: Filtered,
    response: z.array(z.object({ contentType: ContentType, contentId: Id, slug: z.string() })),
  }),
  tags: get("/content/tags", {
    access: "public",
    query: z.object({ publication: Publication.optional() }),
    response: z.array(z.object({ id: z.string(), name: z.string(), stories: z.number().int() })),
  }),
  /** Who wrote the published stories, by publication, most first. */
  authors: get("/content/authors", {
    access: "public",
    response: z.array(
      z.object({ id: z.string(), name: z.string(), publication: Publication, stories: z.number().int() }),
    ),
  }),
  list: get("/content/:contentType", {
    access: "public",
    query: z.object({
      publication: Publication.optional(),
      tag: z.string().max(40).optional(),
      author: z.string().max(120).optional(),
      q: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(20),
      skip: z.coerce.number().int().min(0).max(100_000).default(0),
    }),
    response: z.object({ total: z.number().int(), stories: z.array(StoryCard) }),
  }),
  /** Live, or with the key of a preview as it stands; an earlier address answers too, with the one it has now. */
  get: get("/content/:contentType/:slug", {
    access: "public",
    query: z.object({ preview: z.string().max(200).optional() }),
    response: Story,
  }),
  desk: get("/admin/stories", { access: "admin", response: z.array(DeskStory.omit({ body: true })) }),
  open: get("/admin/stories/:id", { access: "admin", row: "story", response: DeskStory }),
  create: post("/admin/stories", {
    access: "admin",
    status: 201,
    body: Fields.pick({ publication: true, title: true }),
    response: DeskStory,
  }),
  change: patch("/admin/stories/:id", {
    access: "admin",
    row: "story",
    /** `changedAt` is when the one that was changed here was read; another save since then is a 409. */
    body: Fields.partial().extend({ changedAt: Instant }),
    response: DeskStory,
  }),
  move: patch("/admin/stories/:id/state", {
    access: "admin",
    row: "story",
    body: z.object({ act: z.enum(storyActs), publishAt: Instant.optional() }),
    response: DeskStory,
  }),
  previews: get("/admin/stories/:id/previews", {
    access: "admin",
    row: "story",
    response: z.array(PreviewLink),
  }),
  /** The address is shown this once. */
  createPreview: post("/admin/stories/:id/previews", {
    access: "admin",
    row: "story",
    status: 201,
    response: PreviewLink.extend({ url: z.string() }),
  }),
  revokePreview: del("/admin/stories/:id/previews/:previewId", {
    access: "admin",
    row: "story",
    response: Done,
  }),
};
