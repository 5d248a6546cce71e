import { queryOptions, useQuery } from "@tanstack/react-query";
import { counted } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Row } from "#ui/layout/row.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { useCan } from "#web/hire/shared/team/rights.ts";
import styles from "./jobs.module.css";
import { Needs } from "#web/hire/shared/team/needs.tsx";

const mostNamed = 5;

const unconfirmedOf = (companyId: string) =>
  queryOptions({
    queryKey: ["jobs", "unconfirmed", companyId],
    queryFn: () => api.jobs.unconfirmed({ params: { id: companyId } }),
    enabled: companyId !== "",
  });

/** Asks whether the jobs that nobody confirmed for long are still open; one press confirms one or all. */
export function ConfirmJobs({ companyId }: { companyId: string }) {
  const { data: found } = useQuery(unconfirmedOf(companyId));
  const may = useCan()("jobs");
  const confirm = useChange({
    call: (ids?: string[]) => api.jobs.confirm({ params: { id: companyId }, body: ids ? { ids } : {} }),
    success: ({ confirmed }) => `${counted(confirmed, "job")} confirmed for 30 days`,
    stale: [["jobs"]],
  });
  if (!found?.total) return null;
  const { jobs, total } = found;
  return (
    <Callout tone="warn" as="div" className={styles.confirm}>
      <p>
        <strong>Still hiring for {total === 1 ? jobs[0]!.jobTitle : counted(total, "job")}?</strong> Confirm,
        or we close {total === 1 ? "it" : "them"} so that people don’t apply in vain.
      </p>
      <ul className={styles.unconfirmed}>
        {jobs.slice(0, mostNamed).map(({ id, jobTitle, closesAt }) => (
          <li key={id}>
            <Link href={`/hire/jobs/${id}`}>{jobTitle}</Link>
            <span className={styles.none}>
              closes <TimeAgo at={closesAt} />
            </span>
            {may && total > 1 && (
              <Needs permission="jobs" inEveryPlan>
                <Button size="sm" aria-label={`Confirm ${jobTitle}`} onClick={() => confirm.mutate([id])}>
                  Confirm
                </Button>
              </Needs>
            )}
          </li>
        ))}
        {total > mostNamed && <li className={styles.none}>and {counted(total - mostNamed, "more job")}</li>}
      </ul>
      {may && (
        <Row>
          <Needs permission="jobs" inEveryPlan>
            <Button tone="fill" busy={confirm.isPending} onClick={() => confirm.mutate(undefined)}>
              {total === 1 ? "Yes, still hiring" : `Yes, for all ${total.toLocaleString("en-US")}`}
            </Button>
          </Needs>
        </Row>
      )}
    </Callout>
  );
}
