import { Bookmark, Check, MoveRight, Tag, X } from "lucide-react";
import clsx from "clsx";
import { Suspense, useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Progress } from "#ui/data/status/progress.tsx";
import { lazyPart } from "#ui/overlays/lazy-part.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { useActions } from "#web/shared/actions/actions.ts";
import type { Selection } from "#web/shared/lists/use-selection.ts";
import { peopleWords } from "./batch-words.ts";
import { useTagMany } from "./tags/use-tag-many.ts";
import { type BatchWish, useBatch } from "./use-batch.ts";
import styles from "./bulk-bar.module.css";

const PassDialog = lazyPart(async () => (await import("./pass-dialog.tsx")).default);
const TagManyDialog = lazyPart(async () => (await import("./tags/tag-many-dialog.tsx")).default);

interface BulkBarProps {
  selection: Selection;
  /** Everyone on the list, also beyond what is shown. */
  all?: { total: number; find: () => Promise<string[]> };
  /** What can be done here. */
  may: readonly BatchWish["move"][];
  /** Has the whole width of the screen. */
  wide?: boolean;
  /** Where people can be moved to. */
  stages?: readonly { id: string; name: string }[];
}

/** What can be done with everyone who is selected. Keys that decide mean them, too. */
export function BulkBar({ selection, all, may, wide, stages = [] }: BulkBarProps) {
  const { run, progress } = useBatch();
  const { tag, tagging } = useTagMany();
  const [asking, setAsking] = useState<"pass" | "tag" | null>(null);
  const { count } = selection;
  function decide(wish: BatchWish) {
    const ids = [...selection.ids];
    setAsking(null);
    selection.clear();
    void run(ids, wish);
  }
  const acts = {
    shortlist: () => decide({ move: "shortlist" }),
    save: () => decide({ move: may.includes("save") ? "save" : "unsave" }),
    pass: () => setAsking("pass"),
  };
  useBulkActions({ count, may, ...acts, clear: selection.clear });
  const running = progress ?? tagging;
  if (running) {
    return (
      <div className={styles.bar} role="status">
        <Progress label={progress ? "Deciding" : "Tagging"} value={running.done} max={running.of} />
      </div>
    );
  }
  if (count === 0) return null;
  return (
    <div className={clsx(styles.bar, wide && styles.wide)} role="group" aria-label="Selected applicants">
      <b className={styles.count} role="status">
        {count.toLocaleString("en-US")} selected
      </b>
      {all && all.total > count && (
        <Button size="sm" tone="bare" onClick={() => void all.find().then((ids) => selection.choose(ids))}>
          Select all {all.total.toLocaleString("en-US")}
        </Button>
      )}
      <span className={styles.gap} />
      <IconButton size="sm" icon={X} label="Clear selection" onClick={selection.clear} />
      <span className={styles.line} />
      {may.includes("shortlist") && (
        <Button size="sm" icon={Check} onClick={acts.shortlist}>
          Shortlist
        </Button>
      )}
      {(may.includes("save") || may.includes("unsave")) && (
        <Button size="sm" icon={Bookmark} onClick={acts.save}>
          {may.includes("save") ? "Save" : "Unsave"}
        </Button>
      )}
      {may.includes("move") && (
        <Menu
          trigger={
            <Button size="sm" icon={MoveRight}>
              Move to
            </Button>
          }
          items={stages.map(({ id, name }) => ({
            label: name,
            onSelect: () => decide({ move: "move", stage: id, stageName: name }),
          }))}
        />
      )}
      <Button size="sm" icon={Tag} onClick={() => setAsking("tag")}>
        Tag
      </Button>
      <Button size="sm" icon={X} onClick={acts.pass}>
        Pass
      </Button>
      <Suspense>
        {asking === "tag" && (
          <TagManyDialog
            count={count}
            onTag={(wish) => {
              setAsking(null);
              void tag([...selection.ids], wish);
            }}
            onClose={() => setAsking(null)}
          />
        )}
        {asking === "pass" && (
          <PassDialog
            ids={[...selection.ids]}
            onPass={(wish) => decide({ move: "pass", ...wish })}
            onClose={() => setAsking(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

interface BulkActions {
  count: number;
  may: readonly BatchWish["move"][];
  shortlist: () => void;
  save: () => void;
  pass: () => void;
  clear: () => void;
}
/** While someone is selected, the keys of the feed mean everyone who is. */
function useBulkActions({ count, may, shortlist, save, pass, clear }: BulkActions) {
  const people = peopleWords(count);
  const saves = may.includes("save");
  useActions(
    "Selected applicants",
    [
      {
        id: "shortlist-many",
        label: `Shortlist ${people}`,
        icon: Check,
        shortcut: "s",
        decides: true,
        allowed: may.includes("shortlist"),
        perform: shortlist,
      },
      {
        id: "save-many",
        label: saves ? `Save ${people}` : `Remove ${people} from Saved`,
        icon: Bookmark,
        shortcut: "v",
        decides: true,
        allowed: saves || may.includes("unsave"),
        perform: save,
      },
      { id: "pass-many", label: `Pass ${people}`, icon: X, shortcut: "p", decides: true, perform: pass },
      { id: "select-none", label: "Clear selection", shortcut: "escape", keyOnly: true, perform: clear },
    ],
    { enabled: count > 0 },
  );
}
