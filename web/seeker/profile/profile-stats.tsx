import { queryOptions, useQuery } from "@tanstack/react-query";
import { Section } from "#ui/layout/section.tsx";
import { addDays } from "#shared/times/add-days.ts";
import { dateWords } from "#ui/data/text/date-words.ts";
import { api } from "#web/api/client.ts";
import styles from "./profile-page.module.css";

const candidateStats = queryOptions({
  queryKey: ["candidate-stats"],
  queryFn: () => api.referrals.stats(),
});

/** What the profile brought, and how many referrals can still be asked for. */
export function ProfileStats() {
  const { data } = useQuery(candidateStats);
  if (!data) return null;
  // The first of a month begins on the person’s own clock: a day later it is that month everywhere.
  const since = addDays(new Date(data.lastUpdatedAvailableRequestDate), 1);
  const next = new Date(Date.UTC(since.getUTCFullYear(), since.getUTCMonth() + 1, 1));
  return (
    <Section title="In numbers" level={2}>
      <ul className={styles.parts}>
        <li>
          <span>Profile views by companies</span>
          <small>{data.profileViews}</small>
        </li>
        <li>
          <span>Referrals you can ask for</span>
          <small>{data.availableRequest}</small>
        </li>
        <li>
          <span>Unanswered requests</span>
          <small>{data.pendingRequest}</small>
        </li>
      </ul>
      <p className={styles.quiet}>
        Each company counts once a day. You can ask for more referrals on{" "}
        {dateWords(next, { dateStyle: "long", timeZone: "UTC" })}.
      </p>
    </Section>
  );
}
