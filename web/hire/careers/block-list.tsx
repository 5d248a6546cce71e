import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { type Block, type BlockKind, blankBlock, blockKinds, mayAdd } from "#shared/blocks/blocks.ts";
import {
  changeBlock,
  duplicateBlock,
  insertAfter,
  moveBlock,
  putBack,
  removeBlock,
} from "#shared/blocks/edit-blocks.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { showToast } from "#ui/overlays/toast-store.ts";
import { BlockFields } from "./block-fields.tsx";
import { BlockRow, type RowActs } from "./block-row.tsx";
import { blockWords, nameOf } from "./block-words.data.ts";
import styles from "./careers-editor.module.css";

interface BlockListProps {
  companyId: string;
  blocks: readonly Block[];
  round: number;
  openId: string | null;
  onOpen: (id: string | null) => void;
  onChange: (change: (now: readonly Block[]) => Block[], field?: string) => void;
  disabled: boolean;
}
const newId = () => `b-${crypto.randomUUID().slice(0, 8)}`;

/** The blocks of the page in their order; each can be moved by keyboard, by menu and by dragging. */
export function BlockList(props: BlockListProps) {
  const { companyId, blocks, round, openId, onOpen, onChange, disabled } = props;
  const { list, said, tell } = useMoved(blocks);

  function add(kind: BlockKind) {
    const block = blankBlock(kind, newId());
    const first = kind === "header";
    onChange((now) => (first ? [block, ...now] : insertAfter(now, openId, block)));
    onOpen(block.id);
    tell(block, `${nameOf(block)} added`);
  }
  function duplicate(block: Block) {
    const id = newId();
    onChange((now) => duplicateBlock(now, block.id, id));
    tell({ ...block, id }, `${nameOf(block)} duplicated`);
  }
  function remove(block: Block) {
    onChange((now) => removeBlock(now, block.id));
    if (openId === block.id) onOpen(null);
    const at = blocks.indexOf(block);
    const above = blocks[at - 1];
    const undo = () => onChange((now) => putBack(now, above?.id ?? null, block));
    showToast({ text: `${nameOf(block)} removed`, key: "block", undo });
    const beside = above ?? blocks[at + 1];
    if (beside) tell(beside, `${nameOf(block)} removed`);
  }
  function moveTo(block: Block, to: number) {
    const moved = moveBlock(blocks, block.id, to);
    onChange((now) => moveBlock(now, block.id, to));
    tell(block, `${nameOf(block)} is now number ${moved.indexOf(block) + 1} of ${moved.length}`);
  }
  function actsOf(block: Block, at: number): RowActs {
    const fixed = block.kind === "header";
    return {
      up: fixed || blocks[at - 1]?.kind === "header" || at === 0 ? null : () => moveTo(block, at - 1),
      down: fixed || at === blocks.length - 1 ? null : () => moveTo(block, at + 1),
      duplicate: mayAdd(blocks, block.kind) ? () => duplicate(block) : null,
      remove: fixed ? null : () => remove(block),
      drop: (draggedId, edge) => {
        const dragged = blocks.find(({ id }) => id === draggedId);
        const left = removeBlock(blocks, draggedId);
        if (dragged) moveTo(dragged, left.indexOf(block) + (edge === "below" ? 1 : 0));
      },
    };
  }
  return (
    <Stack gap={4}>
      <ol ref={list} className={styles.list}>
        {blocks.map((block, at) => (
          <BlockRow
            key={block.id}
            block={block}
            open={block.id === openId}
            onToggle={() => onOpen(block.id === openId ? null : block.id)}
            acts={actsOf(block, at)}
            disabled={disabled}
          >
            <BlockFields
              companyId={companyId}
              block={block}
              round={round}
              disabled={disabled}
              onChange={(part) =>
                onChange((now) => changeBlock(now, block.id, part), `${block.id} ${Object.keys(part).join()}`)
              }
            />
          </BlockRow>
        ))}
      </ol>
      <p className="sr" role="status">
        {said}
      </p>
      {!disabled && (
        <div>
          <Menu
            align="start"
            trigger={<Button icon={Plus}>Add block</Button>}
            items={blockKinds
              .filter((kind) => mayAdd(blocks, kind))
              .map((kind) => ({ ...blockWords[kind], onSelect: () => add(kind) }))}
          />
        </div>
      )}
    </Stack>
  );
}

/** A row that moved or was added, or the one beside a removed one, has the focus on its menu, and what happened is said. */
function useMoved(blocks: readonly Block[]) {
  const list = useRef<HTMLOListElement>(null);
  const moved = useRef<string | null>(null);
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (!moved.current) return;
    list.current?.querySelector<HTMLElement>(`[data-row="${moved.current}"]`)?.focus();
    moved.current = null;
  }, [blocks]);
  function tell(block: Block, words: string) {
    moved.current = block.id;
    setSaid(words);
  }
  return { list, said, tell };
}
