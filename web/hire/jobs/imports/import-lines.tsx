import { type ReactNode, useState } from "react";
import type { ImportLine, JobImport } from "#contract/job-imports.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { SearchInput } from "#ui/controls/fields/search-input.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { VirtualRows } from "#ui/data/lists/virtual-rows.tsx";
import { isKept, matching, ticked } from "./imports.ts";
import { useCan } from "#web/hire/shared/team/rights.ts";
import { LineChanges } from "./line-changes.tsx";
import styles from "./imports.module.css";

const kindNames = {
  new: { label: "New", tone: "good" },
  changed: { label: "Changed", tone: "info" },
  gone: { label: "Closing", tone: "warn" },
  unreadable: { label: "Can’t be read", tone: "bad" },
} as const;

interface ImportLinesProps {
  companyId: string;
  importId: string;
  lines: readonly ImportLine[];
  found: JobImport["found"];
  left: ReadonlySet<number>;
  onLeft: (left: ReadonlySet<number>) => void;
}

/** Every line that would change something, with a tick each. */
export function ImportLines({ companyId, importId, lines, found, left, onLeft }: ImportLinesProps) {
  const [query, setQuery] = useState("");
  const [kind, setKind] = useState<ImportLine["kind"] | "all">("all");
  const mayPublish = useCan()("publish");
  const shown = matching(lines, query, kind);
  const choosable = shown.filter((line) => line.kind !== "unreadable" && !isKept(line, mayPublish));
  const on = choosable.filter(({ position }) => !left.has(position)).length;
  const kinds = (["new", "changed", "gone", "unreadable"] as const).filter((each) => found[each] > 0);
  return (
    <div className={styles.lines}>
      <div className={styles.tools}>
        <SearchInput label="Search these jobs" value={query} onChange={setQuery} />
        {kinds.length > 1 && (
          <NativeSelect
            aria-label="Show"
            value={kind === "all" ? "" : kind}
            placeholder="Everything"
            options={kinds.map((each) => ({ value: each, label: kindNames[each].label }))}
            onChange={(event) => setKind((event.target.value || "all") as typeof kind)}
          />
        )}
      </div>
      <div className={styles.all}>
        <Checkbox
          label={query || kind !== "all" ? `All ${counted(choosable.length, "job")} shown` : "All jobs"}
          checked={choosable.length > 0 && on === choosable.length}
          indeterminate={on > 0 && on < choosable.length}
          disabled={choosable.length === 0}
          onChange={(all) => onLeft(ticked(left, choosable, all))}
        />
        <span className={styles.quiet}>{on.toLocaleString("en-US")} selected</span>
      </div>
      {shown.length === 0 ? (
        <p className={styles.quiet}>No jobs match.</p>
      ) : (
        <VirtualRows
          label="Jobs found"
          count={shown.length}
          rowHeight={52}
          maxHeight={312}
          keyOf={(index) => shown[index]!.position}
        >
          {(index) => (
            <Line
              line={shown[index]!}
              kept={isKept(shown[index]!, mayPublish)}
              on={!left.has(shown[index]!.position)}
              onTick={(next) => onLeft(ticked(left, [shown[index]!], next))}
            >
              {shown[index]!.kind === "changed" && (
                <LineChanges companyId={companyId} importId={importId} line={shown[index]!} />
              )}
            </Line>
          )}
        </VirtualRows>
      )}
    </div>
  );
}

interface LineProps {
  line: ImportLine;
  kept: boolean;
  on: boolean;
  onTick: (on: boolean) => void;
  /** What more there is to see of it. */
  children: ReactNode;
}
function Line({ line, kept, on, onTick, children }: LineProps) {
  const { label, tone } = kindNames[line.kind];
  const choosable = line.kind !== "unreadable" && !kept;
  return (
    <div className={styles.line}>
      <Checkbox
        label={line.title}
        hideLabel
        checked={choosable && on}
        disabled={!choosable}
        onChange={onTick}
      />
      <span className={styles.job}>
        <span className={styles.title} title={line.title}>
          {line.title}
        </span>
        <span className={styles.under}>
          {line.reason ?? [line.department, line.places].filter(Boolean).join(", ")}
        </span>
      </span>
      {children}
      <Badge tone={tone}>{label}</Badge>
    </div>
  );
}
