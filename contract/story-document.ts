import { z } from "zod";
import type { StoryDocument as Shape } from "#shared/stories/story-document.ts";

const Href = z
  .string()
  .max(2000)
  .regex(
    /^(?:https?:\/\/|mailto:|#|\/(?![/\\]))[^\s\p{Cc}]*$/u,
    "Link to a web page, an email address or a page of this site",
  );
const Picture = z
  .string()
  .max(2000)
  .regex(/^(?:https:\/\/|\/(?![/\\]))[^\s\p{Cc}]*$/u, "A picture’s address starts with https");

const Mark = z.discriminatedUnion("type", [
  z.object({ type: z.enum(["bold", "italic", "strike", "code", "underline"]) }),
  z.object({ type: z.literal("link"), attrs: z.object({ href: Href }) }),
]);
const Inline = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("text"),
    text: z.string().min(1).max(20_000),
    marks: z.array(Mark).max(6).optional(),
  }),
  z.object({ type: z.literal("hardBreak") }),
]);
const inlines = z.array(Inline).max(2000).optional();
const Paragraph = z.object({ type: z.literal("paragraph"), content: inlines });

function listOf<Block extends z.ZodType>(block: Block) {
  return z.object({
    type: z.enum(["bulletList", "orderedList"]),
    content: z
      .array(z.object({ type: z.literal("listItem"), content: z.array(block).min(1).max(50) }))
      .min(1)
      .max(200),
  });
}
const InnerList = listOf(Paragraph);

const Block = z.discriminatedUnion("type", [
  Paragraph,
  z.object({
    type: z.literal("heading"),
    attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }),
    content: inlines,
  }),
  listOf(z.discriminatedUnion("type", [Paragraph, InnerList])),
  z.object({
    type: z.literal("blockquote"),
    content: z
      .array(z.discriminatedUnion("type", [Paragraph, InnerList]))
      .min(1)
      .max(50),
  }),
  z.object({ type: z.literal("codeBlock"), content: inlines }),
  z.object({
    type: z.literal("image"),
    attrs: z.object({ src: Picture, alt: z.string().trim().min(1, "Describe the picture").max(300) }),
  }),
  z.object({
    type: z.literal("embed"),
    attrs: z.object({ href: Href, title: z.string().trim().min(1, "Say what the link shows").max(300) }),
  }),
  z.object({ type: z.literal("horizontalRule") }),
]);

/** A story's text: only these nodes and marks are taken, kept and shown. */
export const StoryDocument: z.ZodType<Shape> = z.object({
  type: z.literal("doc"),
  content: z.array(Block).max(1000),
});
