import { useQuery } from "@tanstack/react-query";
import { Link2 } from "lucide-react";
import type { Boost } from "#contract/exchanges.ts";
import type { AdCosts } from "#contract/reports.ts";
import { counted } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { StatList } from "#ui/data/lists/stat-list.tsx";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { adCostsOf } from "./spending/spending.ts";
import { BoostCard } from "./boost-card.tsx";
import { boostsOf } from "./exchanges.ts";
import type { Boosts } from "./use-boosts.ts";
import styles from "./exchanges.module.css";
import { Needs } from "#web/hire/shared/team/needs.tsx";

interface BoostListProps {
  jobId: string;
  boosts: Boosts;
  /** Exchanges whose links were made just now; what to post there stands open. */
  fresh: readonly string[];
}

/** The links of a job, and who came by them. */
export function BoostList({ jobId, ...props }: BoostListProps) {
  const links = useQuery(boostsOf(jobId));
  const { data: costs } = useQuery(adCostsOf(jobId));
  return (
    <Loaded of={links} rows={3} size="sm" loading="Loading links" failed="Couldn’t load your links">
      {(made) => <Boosted made={made} costs={costs ?? []} {...props} />}
    </Loaded>
  );
}

type BoostedProps = Omit<BoostListProps, "jobId"> & { made: Boost[]; costs: readonly AdCosts[] };
function Boosted({ made, costs, boosts, fresh }: BoostedProps) {
  if (made.length === 0)
    return (
      <EmptyState icon={Link2} size="sm" title="Not advertised on other sites yet">
        Choose job boards to get a link for each. Post it there yourself, and we’ll count visits and
        applications.
      </EmptyState>
    );
  const live = made.some(({ status }) => status === "live");
  const sum = (what: "clicks" | "applications") => made.reduce((total, each) => total + each[what], 0);
  return (
    <>
      <div className={styles.sums}>
        <StatList
          look="inline"
          stats={[
            { label: "Clicks", value: sum("clicks").toLocaleString("en-US") },
            { label: "Applications", value: sum("applications").toLocaleString("en-US") },
          ]}
        />
        {made.length > 1 && (
          <Needs permission="jobs" inEveryPlan={live}>
            <Button
              size="sm"
              busy={boosts.busy === "status"}
              onClick={() => void boosts.setStatus(live ? "paused" : "live")}
            >
              {live ? "Pause all" : "Resume all"}
            </Button>
          </Needs>
        )}
      </div>
      <ul className={styles.boosts} aria-label={counted(made.length, "link")}>
        {made.map((boost) => (
          <BoostCard
            key={boost.id}
            boost={boost}
            costs={costs.find(({ exchangeId }) => exchangeId === boost.exchange.id)}
            boosts={boosts}
            open={fresh.includes(boost.exchange.id)}
          />
        ))}
      </ul>
    </>
  );
}
