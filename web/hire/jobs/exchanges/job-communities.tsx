import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { SearchInput } from "#ui/controls/fields/search-input.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { useCan } from "#web/hire/shared/team/rights.ts";
import styles from "./exchanges.module.css";
import { Needs } from "#web/hire/shared/team/needs.tsx";

const communitiesOfJob = (jobId: string) =>
  queryOptions({
    queryKey: ["exchanges", "communities", jobId],
    queryFn: () => api.communities.ofJob({ params: { id: jobId } }),
  });
const communitiesFound = (search: string) =>
  queryOptions({
    queryKey: ["communities", "found", search, 1],
    queryFn: () => api.communities.list({ query: { limit: 10, ...(search && { search }) } }),
  });

const stateText = {
  waiting: "Waits for a moderator",
  published: "Shown",
  declined: "Not shown",
};

/** Communities on this site that the job is brought into. */
export function JobCommunities({ jobId }: { jobId: string }) {
  const may = useCan()("publish");
  const [search, setSearch] = useState("");
  const { data: brought = [] } = useQuery(communitiesOfJob(jobId));
  const { data: found } = useQuery(communitiesFound(search.trim()));
  const known = new Set(brought.filter(({ state }) => state !== "declined").map(({ id }) => id));
  const stale = [communitiesOfJob(jobId), ["company"], ["communities"]];
  const bring = useChange({
    call: (id: string) => api.communities.publishJob({ params: { id }, body: { jobId } }),
    success: "Job sent to the community",
    stale,
    once: (id) => id,
  });
  const withdraw = useChange({
    call: (id: string) => api.communities.withdrawJob({ params: { id, jobId } }),
    success: "Job removed from the community",
    stale,
    once: (id) => id,
  });
  return (
    <Section
      title="Communities here"
      description="People of a field, a place or a school who share jobs. Their moderators may look at a job first."
      line
      className={styles.feeds}
    >
      <Stack gap={4}>
        <ul className={styles.boosts}>
          {brought.map(({ id, name, state, paused, reason }) => (
            <li key={id}>
              <h3>
                <Link href={`/communities/${id}`}>{name}</Link>
              </h3>
              <p>
                {paused ? "Paused" : stateText[state]}
                {reason && `: ${reason}`}
              </p>
              {may && (
                <Button size="sm" aria-label={`Remove from ${name}`} onClick={() => withdraw.mutate(id)}>
                  Remove
                </Button>
              )}
            </li>
          ))}
        </ul>
        {brought.some(({ paused }) => paused) && (
          <Callout tone="info" role="note">
            Your company has turned off its jobs in communities, so they’re paused there.{" "}
            <Link href="/hire/company">Turn them on under Company</Link>
          </Callout>
        )}
        <SearchInput label="Search communities" value={search} onChange={setSearch} />
        <ul className={styles.boosts}>
          {found?.communities
            .filter(({ id }) => !known.has(id))
            .map(({ id, name, members }) => (
              <li key={id}>
                <h3>
                  <Link href={`/communities/${id}`}>{name}</Link>
                </h3>
                <p>{members === 1 ? "1 member" : `${members} members`}</p>
                {may && (
                  <Needs permission="publish">
                    <Button
                      size="sm"
                      busy={bring.isPending && bring.variables === id}
                      aria-label={`Bring the job to ${name}`}
                      onClick={() => bring.mutate(id)}
                    >
                      Bring the job
                    </Button>
                  </Needs>
                )}
              </li>
            ))}
        </ul>
        {found?.total === 0 && <p>No community matches.</p>}
      </Stack>
    </Section>
  );
}
