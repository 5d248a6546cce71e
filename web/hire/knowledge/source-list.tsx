import { FileText, Globe, PenLine } from "lucide-react";
import type { KnowledgeCard, KnowledgeOrigin } from "#contract/knowledge.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Switch } from "#ui/controls/choice/switch.tsx";
import type { LucideIcon } from "#ui/controls/indicators/icon.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { useMay } from "../shared/team/rights.ts";
import { useToggle } from "./knowledge.ts";
import styles from "./knowledge.module.css";

const kinds: Record<KnowledgeOrigin, { label: string; icon: LucideIcon }> = {
  text: { label: "Text", icon: PenLine },
  file: { label: "File", icon: FileText },
  web: { label: "Web page", icon: Globe },
};

interface SourceListProps {
  sources: readonly KnowledgeCard[];
  hrefOf: (source: KnowledgeCard) => string;
}
/** Every source with its kind, state, size and date. */
export function SourceList({ sources, hrefOf }: SourceListProps) {
  const may = useMay()("company");
  const toggle = useToggle();
  return (
    <List label="Sources" divided>
      {sources.map((source) => {
        const { id, title, excerpt, characters, active, changedAt } = source;
        const { label, icon } = kinds[source.source];
        return (
          <ListRow
            key={id}
            href={hrefOf(source)}
            title={title}
            text={excerpt}
            end={
              source.source === "web" && (
                <Switch
                  label={`Use ${title}`}
                  hideLabel
                  checked={active}
                  disabled={!may}
                  onChange={(next) => toggle.mutate({ id, active: next })}
                />
              )
            }
            foot={
              <span className={styles.foot}>
                <Badge icon={icon}>{label}</Badge>
                {!active && <Badge tone="warn">Off</Badge>}
                {source.fileName ?? (source.url && new URL(source.url).hostname)}
                <span>{counted(characters, "character")}</span>
                <TimeAgo at={changedAt} look="list" />
              </span>
            }
          />
        );
      })}
    </List>
  );
}
