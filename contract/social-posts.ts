import { z } from "zod";
import { canBeDrawn, notDrawn } from "#shared/pictures/drawn-words.ts";
import {
  postSizes,
  postTemplates,
  postTypes,
  type PostSize,
  type PostType,
} from "#shared/social-posts/social-posts.data.ts";
import { del, get, patch, post } from "./endpoint.ts";
import { Done, Id, Instant } from "./shapes.ts";

const types = Object.keys(postTypes) as [PostType, ...PostType[]];
const sizes = Object.keys(postSizes) as [PostSize, ...PostSize[]];
const Drawn = z
  .string()
  .trim()
  .refine(canBeDrawn, { error: ({ input }) => notDrawn(String(input)) });
const Line = Drawn.max(80, "Keep it under 80 characters");

const drawn = {
  postType: z.enum(types),
  template: z.enum(postTemplates),
  size: z.enum(sizes),
  title: Drawn.min(1, "Enter a title").max(100, "Keep it under 100 characters"),
  subtitle: Line,
  location: Line,
  department: Line,
};
const suits = ({ postType, template }: { postType: PostType; template: string }) =>
  (postTypes[postType] as readonly string[]).includes(template);
const wrongTemplate = { path: ["template"], message: "Choose a template of this kind of post" };

const fields = {
  ...drawn,
  /** The job it is about; a career post is about the company. */
  jobId: Id.nullable(),
  caption: z.string().trim().max(3000, "Keep it under 3,000 characters"),
  /** When whoever sets it wants to be reminded to post it. */
  remindAt: z.iso.datetime({ offset: true }).nullable(),
};

export const SocialPost = z.object({
  ...fields,
  title: z.string(),
  subtitle: z.string(),
  location: z.string(),
  department: z.string(),
  remindAt: Instant.nullable(),
  id: Id,
  companyName: z.string(),
  /** Who is reminded; null without a reminder, once it was sent, or once they left the team. */
  reminds: z.object({ userId: Id, fullName: z.string() }).nullable(),
  /** When the reminder was sent. */
  remindedAt: Instant.nullable(),
  createdAt: Instant,
  changedAt: Instant,
});
export type SocialPost = z.infer<typeof SocialPost>;
export type SocialPostFields = Omit<
  SocialPost,
  "id" | "companyName" | "reminds" | "remindedAt" | "createdAt" | "changedAt"
>;

const written = { access: "company", permission: "jobs" } as const;
const one = { ...written, row: "socialPost" } as const;

/** Pictures and captions that a team posts elsewhere. */
export const socialPosts = {
  list: get("/social-posts", { access: "company", response: z.array(SocialPost) }),
  create: post("/social-posts", {
    ...written,
    status: 201,
    body: z.object(fields).refine(suits, wrongTemplate),
    response: SocialPost,
  }),
  change: patch("/social-posts/:id", {
    ...one,
    body: z.object(fields).refine(suits, wrongTemplate),
    response: SocialPost,
  }),
  remove: del("/social-posts/:id", { ...one, response: Done }),
  /** The picture of what is typed, as it would be downloaded. */
  preview: get("/social-post-preview", {
    access: "company",
    link: true,
    perMinute: 240,
    query: z.object(drawn).refine(suits, wrongTemplate),
    response: z.unknown(),
  }),
};
