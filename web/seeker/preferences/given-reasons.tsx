import { queryOptions, useQuery } from "@tanstack/react-query";
import { Button } from "#ui/controls/buttons/button.tsx";
import { List, ListRow } from "#ui/data/lists/list-row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import styles from "../shared/privacy/choices.module.css";

const given = (id: string) =>
  queryOptions({ queryKey: ["match-reasons", id], queryFn: () => api.matching.reasons({ params: { id } }) });

/** What a person's "no, because …" keeps away, each to be taken back. */
export function GivenReasons({ candidateId }: { candidateId: string }) {
  const { data: reasons = [] } = useQuery(given(candidateId));
  const takeBack = useTakingBack(candidateId);
  if (reasons.length === 0) return null;
  return (
    <div id="reasons" className={styles.anchor}>
      <Section
        title="Your feedback"
        description="Your feedback shapes which jobs we suggest next. If you remove a reason, similar jobs may appear again, but jobs you dismissed won’t."
        content="beside"
        line
      >
        <List label="Your reasons" divided>
          {reasons.map(({ matchId, keepsAway, jobTitle, companyName }) => (
            <ListRow
              key={matchId}
              title={keepsAway}
              text={`About ${jobTitle} at ${companyName}`}
              end={
                <Button
                  size="sm"
                  tone="bare"
                  aria-label={`Remove: ${keepsAway}`}
                  onClick={() => takeBack.mutate(matchId)}
                >
                  Remove
                </Button>
              }
            />
          ))}
        </List>
      </Section>
    </div>
  );
}

function useTakingBack(candidateId: string) {
  return useChange({
    call: (matchId: string) => api.matching.takeBackReason({ params: { id: candidateId, matchId } }),
    success: () => ({ text: "Removed. Similar jobs may appear again." }),
    toastKey: "match-reasons",
    stale: [["match-reasons"], ["matches"]],
  });
}
