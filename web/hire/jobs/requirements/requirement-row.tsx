import { Ellipsis, Merge, Pencil, RotateCcw, Split, Trash2 } from "lucide-react";
import type { ReadRequirement } from "#contract/job-requirements.ts";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Segmented } from "#ui/controls/choice/segmented.tsx";
import { Menu } from "#ui/overlays/menu.tsx";
import { partsOf } from "./corrections.ts";
import styles from "./requirements.module.css";

const kinds: Record<ReadRequirement["kind"], string> = {
  skill: "Skill",
  years: "Experience",
  degree: "Degree",
  certification: "License or certificate",
  language: "Language",
  other: "Compared by text",
};

export interface RequirementActs {
  edit: () => void;
  setMust: (must: boolean) => void;
  join: (other: ReadRequirement) => void;
  split: () => void;
  reset: () => void;
  remove: () => void;
}
interface RequirementRowProps {
  requirement: ReadRequirement;
  others: ReadRequirement[];
  acts: RequirementActs;
}

/** One requirement as it was understood, with what can be corrected about it. */
export function RequirementRow({ requirement, others, acts }: RequirementRowProps) {
  const { text, must, correction } = requirement;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p>{text}</p>
        <p className={styles.understood}>{understoodAs(requirement)}</p>
      </div>
      <Segmented
        label={`How much “${text}” counts`}
        value={must ? "must" : "nice"}
        onChange={(value) => acts.setMust(value === "must")}
        segments={[
          { value: "must", label: "Required" },
          { value: "nice", label: "Nice to have" },
        ]}
      />
      <Menu
        align="end"
        trigger={<IconButton icon={Ellipsis} size="sm" label={`More for ${text}`} />}
        items={[
          {
            items: [
              { label: "Edit", icon: Pencil, onSelect: acts.edit },
              ...(partsOf(requirement).length > 1
                ? [{ label: "Split into separate requirements", icon: Split, onSelect: acts.split }]
                : []),
              ...(correction !== null && requirement.from.length > 0
                ? [{ label: "Reset to original", icon: RotateCcw, onSelect: acts.reset }]
                : []),
            ],
          },
          ...(others.length > 0
            ? [
                {
                  label: "Either this or",
                  items: others.map((other) => ({
                    label: other.text,
                    icon: Merge,
                    onSelect: () => acts.join(other),
                  })),
                },
              ]
            : []),
          { items: [{ label: "Remove", icon: Trash2, danger: true, onSelect: acts.remove }] },
        ]}
      />
    </li>
  );
}

/** "Experience: 5 years, C or Rust", "Skill: Zephyr", "Either of: …" */
function understoodAs({ kind, skills, years, alternatives, correction, from }: ReadRequirement) {
  const how = correction === null ? "" : from.length > 0 ? " · Edited" : " · Added by your team";
  if (alternatives.length > 1) return `Either one: ${alternatives.join("; ")}${how}`;
  const what = [years !== null && `${years} ${years === 1 ? "year" : "years"}`, skills.join(", ")];
  const detail = kind === "language" ? "" : what.filter(Boolean).join(" of ");
  return `${kinds[kind]}${detail && `: ${detail}`}${how}`;
}
