import type { Candidate } from "#contract/candidate-shapes.ts";
import { scoringNotice } from "#contract/matching.ts";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { ToastWish } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { candidateProfile } from "#web/shared/profile/profile-queries.ts";
import styles from "./choices.module.css";

/** The notice about automated scoring, and the way out of it with what then changes. */
export function ScoringChoice({ candidate }: { candidate: Candidate }) {
  const choose = useChange({
    call: (scoring: boolean) =>
      api.candidates.update({ params: { id: candidate.id }, body: { scoring, scoringNoticeSeen: true } }),
    done: (saved, _, cache) => cache.setQueryData(candidateProfile(candidate.id).queryKey, saved),
    success: ({ scoring }): ToastWish => ({
      text: scoring ? "Automated scoring is on" : "Automated scoring is off",
      undo: () => choose.mutate(!scoring),
    }),
    toastKey: "scoring",
    stale: [["matches"]],
  });
  const on = choose.isPending ? choose.variables : candidate.scoring;
  return (
    <div id="scoring" className={styles.anchor}>
      <Section title="Automated scoring" description={scoringNotice} content="beside" line>
        <Stack gap={4}>
          <Switch
            label="Score how well jobs fit me"
            checked={on}
            onChange={(scoring) => choose.mutate(scoring)}
          />
          <div className={styles.effects}>
            <h3>{on ? "What changes when you turn it off" : "What’s different now"}</h3>
            <ul>
              <li>Your next matches are the newest jobs that meet all your preferences.</li>
              <li>Hiring teams see your applications without a score.</li>
              <li>You can turn it back on anytime.</li>
            </ul>
          </div>
        </Stack>
      </Section>
    </div>
  );
}
