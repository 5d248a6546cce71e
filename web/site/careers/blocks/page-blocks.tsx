import type { ReactNode } from "react";
import type { Block, BlockKind, BlockOf } from "#shared/blocks/blocks.ts";
import { About, Benefits, Team, Values } from "./company-blocks.tsx";
import { Facts } from "./facts-block.tsx";
import { Images, Numbers, Questions, Quotes, Text, Video } from "./content-blocks.tsx";
import { OpenJobs } from "./open-jobs.tsx";
import { type CareersView, headingOf, isShown } from "./view.ts";

type Renderers = {
  [Kind in Exclude<BlockKind, "header">]: (block: BlockOf<Kind>, view: CareersView) => ReactNode;
};
const renderers: Renderers = {
  numbers: (block, { company, jobs }) => <Numbers block={block} company={company} open={jobs.open} />,
  about: (block, { company }) => <About block={block} company={company} />,
  facts: (block, { company }) => <Facts block={block} company={company} />,
  values: (block, { company }) => <Values block={block} company={company} />,
  benefits: (block, { company }) => <Benefits block={block} company={company} />,
  images: (block, { company }) => <Images block={block} company={company} />,
  video: (block, { company }) => <Video block={block} company={company} />,
  team: (block, { team }) => <Team block={block} team={team} />,
  quotes: (block) => <Quotes block={block} />,
  questions: (block) => <Questions block={block} />,
  jobs: (block, { jobs }) => <OpenJobs heading={headingOf(block)} by={block.by} {...jobs} />,
  text: (block) => <Text block={block} />,
};

/** The parts of a page below its header, each with what it has to show today. */
export function PageBlocks({ blocks, view }: { blocks: readonly Block[]; view: CareersView }) {
  return blocks
    .filter((block) => block.kind !== "header" && isShown(block, view))
    .map((block) => <Shown key={block.id} block={block} view={view} />);
}

function Shown({ block, view }: { block: Block; view: CareersView }) {
  const show = renderers[block.kind as keyof Renderers] as (block: Block, view: CareersView) => ReactNode;
  return show(block, view);
}
