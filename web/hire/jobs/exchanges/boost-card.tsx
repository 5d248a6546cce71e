import { Copy, ExternalLink } from "lucide-react";
import type { Boost } from "#contract/exchanges.ts";
import type { AdCosts } from "#contract/reports.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { Badge } from "#ui/data/status/badge.tsx";
import { dateWords } from "#ui/data/text/date-words.ts";
import { copyText } from "#web/shared/copy-text.ts";
import { moneyWords, perOneWords } from "./spending/spending.ts";
import type { Boosts } from "./use-boosts.ts";
import styles from "./exchanges.module.css";
import { Needs } from "#web/hire/shared/team/needs.tsx";

interface BoostCardProps {
  boost: Boost;
  /** What it cost, once that is known. */
  costs: AdCosts | undefined;
  boosts: Boosts;
  open: boolean;
}
/** One place where the job is advertised: its link, who came by it, and what to post. */
export function BoostCard({ boost, costs, boosts, open }: BoostCardProps) {
  const { exchange, status, link, clicks, robots, applications, lastClickOn, today } = boost;
  const live = status === "live";
  return (
    <li className={styles.boost}>
      <div className={styles.boostHead}>
        <h2>{exchange.name}</h2>
        <Badge tone={live ? "good" : "quiet"}>{live ? "Live" : "Paused"}</Badge>
        <Needs permission="jobs" inEveryPlan={live}>
          <Button
            size="sm"
            tone="bare"
            aria-label={`${live ? "Pause" : "Resume"} ${exchange.name}`}
            onClick={() => void boosts.setStatus(live ? "paused" : "live", boost)}
          >
            {live ? "Pause" : "Resume"}
          </Button>
        </Needs>
      </div>
      <p className={styles.numbers}>
        <b>{counted(clicks, "click")}</b> and <b>{counted(applications, "application")}</b>
        {lastClickOn && `, last click ${dayText(lastClickOn, today)}`}
        {robots > 0 && `. We left out ${counted(robots, "visit")} by robots`}
      </p>
      {costs && costs.spent.length > 0 && (
        <p className={styles.numbers}>
          <b>{moneyWords(costs.spent)}</b> spent{perOneWords(costs) && `: ${perOneWords(costs)}`}
        </p>
      )}
      {!live && (
        <p className={styles.numbers}>
          While it’s paused, the link opens your careers page and doesn’t count visits.
        </p>
      )}
      <div className={styles.link}>
        <code>{link.replace(/^https?:\/\//, "")}</code>
        <IconButton
          icon={Copy}
          size="sm"
          label={`Copy the link for ${exchange.name}`}
          onClick={() => void copyText(link, "Link copied")}
        />
      </div>
      <details className={styles.post} open={open}>
        <summary>What to post</summary>
        <p>{boost.toDo}</p>
        <pre tabIndex={0} aria-label={`Text for ${exchange.name}`}>
          {boost.text}
        </pre>
        <div className={styles.postActions}>
          <Button size="sm" icon={Copy} onClick={() => void copyText(boost.text, "Text copied")}>
            Copy text
          </Button>
          <ButtonLink
            size="sm"
            iconEnd={ExternalLink}
            href={exchange.url}
            target="_blank"
            rel="noopener noreferrer"
          >
            Open {exchange.name}
          </ButtonLink>
        </div>
      </details>
    </li>
  );
}

const dayMs = 86_400_000;
function dayOf(at: string) {
  return dateWords(at, { day: "numeric", month: "long", timeZone: "UTC" });
}

/** Both are days of the company's time zone. */
function dayText(day: string, today: string) {
  const at = Date.parse(day);
  const ago = (Date.parse(today) - at) / dayMs;
  if (ago < 1) return "today";
  return ago === 1 ? "yesterday" : `on ${dayOf(day)}`;
}
