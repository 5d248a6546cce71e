import { z } from "zod";
import { frameAncestor } from "#shared/links/frame-ancestor.ts";
import { get, patch } from "./endpoint.ts";

export const mostAncestors = 20;
export const embedTypes = ["sans", "serif"] as const;

const Site = z
  .string()
  .max(300)
  .transform((typed, context) => {
    const origin = frameAncestor(typed);
    if (origin) return origin;
    context.addIssue({ code: "custom", message: "Enter a site, such as www.acme.com" });
    return z.NEVER;
  });
const Color = z.string().regex(/^#[0-9a-f]{6}$/i, "Enter a color such as #1f4f8f");

const EmbedTheme = z.object({
  /** Links and lines. */
  accent: Color,
  background: Color,
  type: z.enum(embedTypes),
});
export type EmbedTheme = z.infer<typeof EmbedTheme>;

const Embed = z.object({
  /** Whose pages may show the jobs: those of the company's website until it names others. */
  ancestors: z.array(z.string()),
  theme: EmbedTheme,
  /** HTML to be put into a page. */
  snippet: z.string(),
  /** The page in the frame. */
  frame: z.string(),
});
export type Embed = z.infer<typeof Embed>;

/** A company's open jobs within pages of other sites. */
export const careerEmbeds = {
  embeds: get("/companies/embeds", { access: "company", response: Embed }),
  setEmbeds: patch("/companies/embeds", {
    access: "company",
    permission: "company",
    proven: true,
    body: z
      .object({
        ancestors: z.array(Site).max(mostAncestors, `Keep up to ${mostAncestors} sites`),
        theme: EmbedTheme,
      })
      .partial(),
    response: Embed,
  }),
};
