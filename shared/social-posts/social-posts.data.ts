/** What a social post is about, with the templates that suit it. */
export const postTypes = {
  job: ["jobTemplate1", "jobTemplate2", "jobTemplate3", "jobTemplate4"],
  career: ["careerTemplate1", "careerTemplate2"],
} as const;
export type PostType = keyof typeof postTypes;
export type PostTemplate = (typeof postTypes)[PostType][number];

export const postTemplates = [...postTypes.job, ...postTypes.career] as const;

/** In pixels: a square for Instagram, and the preview of a link elsewhere. */
export const postSizes = {
  instagram: { width: 1080, height: 1080, label: "Instagram, 1080 × 1080" },
  wide: { width: 1200, height: 675, label: "LinkedIn and others, 1200 × 675" },
} as const;
export type PostSize = keyof typeof postSizes;

export const templateWords: Record<PostTemplate, string> = {
  jobTemplate1: "Bar",
  jobTemplate2: "Full color",
  jobTemplate3: "Two halves",
  jobTemplate4: "Card",
  careerTemplate1: "Centered",
  careerTemplate2: "Rings",
};

/** The words on a picture. */
export interface PostWords {
  title: string;
  subtitle: string;
  location: string;
  department: string;
  companyName: string;
}
