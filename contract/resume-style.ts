import { z } from "zod";
import { resumeFonts, resumeLanguages, resumeTemplates } from "#shared/resumes/resume-parts.ts";

const hex = /^#[\da-f]{6}$/i;
const sectionKeys = z.array(z.string().max(60)).max(40);

export const ResumeStyle = z.object({
  template: z.enum(resumeTemplates, "Choose one of the six templates").default("classic"),
  /** In pixels, as browsers count them: 14 are 10.5 points on paper. */
  fontSize: z.number().min(8).max(24).default(14),
  lineHeight: z.number().min(1).max(3).default(1.5),
  verticalSpacing: z.number().min(0).max(4).default(1.5),
  fontFamily: z.enum(resumeFonts, "Choose one of the five fonts").default("Work Sans"),
  textColor: z
    .string()
    .refine((color) => color === "black" || hex.test(color), "Please enter a color like #1a2b3c")
    .default("black"),
  accentColor: z.string().regex(hex, "Please enter a color like #1a2b3c").default("#1f4b7a"),
  paper: z.enum(["a4", "us-letter"]).default("a4"),
  language: z.enum(resumeLanguages).default("en"),
  /** The profile's picture, where a country expects one. */
  photo: z.boolean().default(false),
  /** Keys of sections, own ones by their id; what isn't named stands behind, in the usual order. */
  sectionOrder: sectionKeys.default([]),
  hiddenSections: sectionKeys.default([]),
});
export type ResumeStyle = z.infer<typeof ResumeStyle>;
