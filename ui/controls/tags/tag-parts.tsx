import { Combobox as Base } from "@base-ui/react/combobox";
import { Check, Plus, X } from "lucide-react";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import type { Option } from "#ui/controls/select/select.tsx";
import options from "../select/options.module.css";
import styles from "../select/combobox.module.css";

/** A chosen word inside the box; Backspace or its cross takes it away. */
export function TagChip({ tag }: { tag: string }) {
  return (
    <Base.Chip className={styles.chip} aria-label={tag}>
      <span className={styles.chipWords} title={tag}>
        {tag}
      </span>
      <Base.ChipRemove className={styles.remove} aria-label={`Remove ${tag}`}>
        <Icon of={X} size="xs" />
      </Base.ChipRemove>
    </Base.Chip>
  );
}

/** A word in the open list: one that is known, or the one being typed. */
export function TagOption({ tag, known }: { tag: string; known: readonly Option[] }) {
  const option = known.find(({ label }) => label === tag);
  return (
    <Base.Item value={tag} className={options.option}>
      {!option && <Icon of={Plus} size="sm" />}
      <span className={options.words}>
        {option ? tag : `Add “${tag}”`}
        {option?.hint && <span className={options.hint}>{option.hint}</span>}
      </span>
      <Base.ItemIndicator className={options.check}>
        <Icon of={Check} size="sm" />
      </Base.ItemIndicator>
    </Base.Item>
  );
}
