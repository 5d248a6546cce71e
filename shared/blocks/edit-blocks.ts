import { type Block, mayAdd } from "./blocks.ts";

/** Puts a block after another one, or at the end. */
export function insertAfter(blocks: readonly Block[], afterId: string | null, block: Block): Block[] {
  const at = blocks.findIndex(({ id }) => id === afterId);
  return blocks.toSpliced(at === -1 ? blocks.length : at + 1, 0, block);
}

export function removeBlock(blocks: readonly Block[], id: string): Block[] {
  return blocks.filter((block) => block.id !== id);
}

/** Puts a block that was removed back below the one it stood under, unless it is there already or another took its place. */
export function putBack(blocks: readonly Block[], aboveId: string | null, block: Block): Block[] {
  if (blocks.some(({ id }) => id === block.id) || !mayAdd(blocks, block.kind)) return [...blocks];
  const above = aboveId ?? blocks.find(({ kind }) => kind === "header")?.id;
  return above ? insertAfter(blocks, above, block) : [block, ...blocks];
}

/** The same once more, below it. */
export function duplicateBlock(blocks: readonly Block[], id: string, newId: string): Block[] {
  const block = blocks.find((each) => each.id === id);
  return block ? insertAfter(blocks, id, { ...block, id: newId }) : [...blocks];
}

export function changeBlock(blocks: readonly Block[], id: string, part: object): Block[] {
  return blocks.map((block) => (block.id === id ? ({ ...block, ...part } as Block) : block));
}

/** To another place, counted without the block itself; the header stays first. */
export function moveBlock(blocks: readonly Block[], id: string, to: number): Block[] {
  const block = blocks.find((each) => each.id === id);
  if (!block || block.kind === "header") return [...blocks];
  const first = blocks[0]?.kind === "header" ? 1 : 0;
  return removeBlock(blocks, id).toSpliced(Math.max(first, to), 0, block);
}
