import type { Company } from "#contract/company-shapes.ts";
import type { careers } from "#contract/careers.ts";
import type { Answer } from "#contract/endpoint.ts";
import type { Block, BlockKind } from "#shared/blocks/blocks.ts";
import type { OpenJobsProps } from "./open-jobs.tsx";

/** What blocks read beside what they hold: the company as it is today. */
export interface CareersView {
  company: Company;
  team: Answer<typeof careers.show>["team"];
  jobs: Omit<OpenJobsProps, "heading" | "by">;
}

/** What stands above a block where its writer left the heading open. */
export const standardHeadings: Partial<Record<BlockKind, string>> = {
  facts: "At a glance",
  values: "How we work",
  benefits: "Benefits",
  team: "Who you’ll work with",
  questions: "Questions and answers",
  jobs: "Open jobs",
};

/** Whether a block has anything to show; one without has no place on the page. */
export function isShown(block: Block, { company, team }: CareersView): boolean {
  switch (block.kind) {
    case "about":
      return Boolean(company.companyAboutDescription);
    case "values":
      return company.values.length > 0;
    case "benefits":
      return company.companyBenefits.length > 0;
    case "images":
      return picturesOf(block, company).length > 0;
    case "video":
      return Boolean(block.address || company.careerVideo);
    case "team":
      return team.length > 0;
    case "quotes":
      return block.items.some(({ text }) => text);
    case "questions":
      return block.items.some(({ question }) => question);
    case "text":
      return Boolean(block.html || block.heading);
    default:
      return true;
  }
}

/** The block's own pictures, or those of the profile. */
export function picturesOf(block: Extract<Block, { kind: "images" }>, company: Company) {
  if (block.pictures.length > 0) return block.pictures;
  if (block.layout === "grid") return company.images;
  return company.breakerImage ? [{ url: company.breakerImage, alt: company.breakerImageAlt ?? "" }] : [];
}

const mostLinks = 5;

/** The parts of the page that its first line leads to: in their order, the jobs last because a phone shows that one alone. */
export function linksOf(blocks: readonly Block[], view: CareersView) {
  const leads: readonly BlockKind[] = ["values", "benefits", "team", "questions"];
  const jobs = blocks.filter(({ kind }) => kind === "jobs");
  const led = blocks.filter((block) => leads.includes(block.kind) && isShown(block, view));
  return [...led.slice(0, mostLinks - 1), ...jobs].map((block) => ({
    href: `#${anchorOf(block)}`,
    label: headingOf(block),
  }));
}

export const anchorOf = ({ id, kind }: Block) => (kind === "jobs" ? "jobs" : id);

export function headingOf(block: Block): string {
  return ("heading" in block && block.heading) || (standardHeadings[block.kind] ?? "");
}
