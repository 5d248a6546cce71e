import { ExternalLink } from "lucide-react";
import type { Exchange, Tracker } from "#contract/exchanges.ts";
import type { SearchHit } from "#contract/search.ts";
import { formatMoney } from "#shared/money/money.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Checkbox } from "#ui/controls/choice/checkbox.tsx";
import { Icon } from "#ui/controls/indicators/icon.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { Marked } from "#web/shared/search/marked.tsx";
import styles from "./exchanges.module.css";

interface ExchangeRowProps {
  exchange: Exchange;
  highlights: SearchHit["highlights"];
  advertised: boolean;
  /** What came from there for the company's other jobs. */
  others: readonly Tracker[];
  chosen: boolean;
  disabled: boolean;
  onChoose: (on: boolean) => void;
}

/** One place: who is there, what it costs, and what it brought before. */
export function ExchangeRow(props: ExchangeRowProps) {
  const { exchange, highlights, advertised, others, chosen, disabled, onChoose } = props;
  const name = <Marked text={exchange.name} parts={highlights.name?.[0]} />;
  return (
    <li className={styles.row}>
      <Checkbox
        label={<b>{name}</b>}
        hint={<Marked text={exchange.description} parts={highlights.description?.[0]} />}
        checked={advertised || chosen}
        disabled={disabled || advertised}
        onChange={onChoose}
      />
      <a
        className={styles.visit}
        href={exchange.url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Visit ${exchange.name}, opens a new tab`}
      >
        <Icon of={ExternalLink} size="sm" />
      </a>
      <p className={styles.about}>
        {advertised && <Badge tone="good">Link created</Badge>}
        <span>{[exchange.type, costText(exchange), tagsOf(exchange)].filter(Boolean).join(" · ")}</span>
      </p>
      {others.length > 0 && <p className={styles.before}>{broughtBefore(others)}</p>}
    </li>
  );
}

function costText({ paid, price }: Exchange) {
  if (!paid) return "Free";
  return price ? formatMoney(price) : "Paid";
}

/** Whom it reaches; what it holds for everyone says nothing. */
function tagsOf({ tags }: Exchange) {
  const all = new Set([...tags.demographics, ...tags.roleTypes, ...tags.industryTags]);
  return [...all].filter((tag) => !tag.startsWith("All ")).join(", ");
}

function broughtBefore(others: readonly Tracker[]) {
  const clicks = others.reduce((sum, each) => sum + each.clicks, 0);
  const applications = others.reduce((sum, each) => sum + each.applications, 0);
  return `Your other jobs: ${counted(clicks, "click")}, ${counted(applications, "application")}`;
}
