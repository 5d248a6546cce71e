import { z } from "zod";
import { type Block, type BlockContents, type PageDocument, mostBlocks } from "#shared/blocks/blocks.ts";
import { type Family, type Theme, families } from "#shared/blocks/theme.ts";
import { linkTo } from "#shared/links/url.ts";
import { LongAddress } from "./shapes.ts";

const text = (most: number) => z.string().trim().max(most, `Shorten this to ${most} characters`);
const heading = text(120);
const mostItems = 24;
const Id = z.string().regex(/^[\w-]{1,40}$/, "A block’s id has letters, digits and hyphens");

/** Kept while it is typed; once it reads as a page of another site, with https. */
const Film = LongAddress.transform(linkTo);
const Picture = z.object({ url: LongAddress, alt: text(300) });
const item = {
  number: z.object({ value: text(40), label: text(80) }),
  quote: z.object({ text: text(1000), name: text(120), role: text(120) }),
  question: z.object({ question: text(300), answer: text(3000) }),
};
const list = <Item extends z.ZodType>(of: Item) => z.array(of).max(mostItems, `Keep up to ${mostItems}`);

const contents = {
  header: z.object({ title: text(300), text: text(2000), picture: Picture.nullable() }),
  numbers: z.object({ heading, items: list(item.number) }),
  about: z.object({ heading }),
  facts: z.object({ heading }),
  values: z.object({ heading }),
  benefits: z.object({ heading }),
  images: z.object({ layout: z.enum(["grid", "wide"]), pictures: list(Picture) }),
  video: z.object({ heading, text: text(1000), address: Film, picture: Picture.nullable() }),
  team: z.object({ heading, text: text(2000) }),
  quotes: z.object({ heading, items: list(item.quote) }),
  questions: z.object({ heading, items: list(item.question) }),
  jobs: z.object({ heading, by: z.enum(["department", "place"]) }),
  text: z.object({ heading, html: z.string().max(50_000, "Shorten this text") }),
} satisfies { [Kind in keyof BlockContents]: z.ZodType<BlockContents[Kind]> };

const as = <Kind extends keyof typeof contents>(kind: Kind) => ({ id: Id, kind: z.literal(kind) });
const BlockShape: z.ZodType<Block, Block> = z.discriminatedUnion("kind", [
  contents.header.extend(as("header")),
  contents.numbers.extend(as("numbers")),
  contents.about.extend(as("about")),
  contents.facts.extend(as("facts")),
  contents.values.extend(as("values")),
  contents.benefits.extend(as("benefits")),
  contents.images.extend(as("images")),
  contents.video.extend(as("video")),
  contents.team.extend(as("team")),
  contents.quotes.extend(as("quotes")),
  contents.questions.extend(as("questions")),
  contents.jobs.extend(as("jobs")),
  contents.text.extend(as("text")),
]);

const Color = z.string().regex(/^#[0-9a-f]{6}$/i, "Enter a color such as #1f4f8f");
const FamilyName = z.enum(Object.keys(families) as [Family, ...Family[]]);
const ThemeShape: z.ZodType<Theme, Theme> = z.object({
  accent: Color.nullable(),
  backdrop: Color.nullable(),
  headings: FamilyName,
  reading: FamilyName,
});

/** A page of blocks, on the way in and on the way out. */
export const PageShape: z.ZodType<PageDocument, PageDocument> = z.object({
  theme: ThemeShape,
  blocks: z
    .array(BlockShape)
    .max(mostBlocks, `Keep up to ${mostBlocks} blocks`)
    .refine(
      (blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length,
      "Each block has its own id",
    ),
});
