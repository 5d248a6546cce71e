import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Candidate } from "#contract/candidate-shapes.ts";
import { scoringNotice } from "#contract/matching.ts";
import { Switch } from "#ui/controls/switch.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";
import { candidateProfile } from "#web/shared/profile/profile-queries.ts";
import styles from "./preferences.module.css";

/** The notice about automated scoring, and the way out of it with what then changes. */
export function ScoringChoice({ candidate }: { candidate: Candidate }) {
  const cache = useQueryClient();
  const { queryKey } = candidateProfile(candidate.id);
  const choose = useMutation({
    mutationFn: (scoring: boolean) =>
      api.candidates.update({ params: { id: candidate.id }, body: { scoring, scoringNoticeSeen: true } }),
    onSuccess: (saved) => {
      cache.setQueryData(queryKey, saved);
      void cache.invalidateQueries({ queryKey: ["matches"] });
      showToast({
        text: saved.scoring ? "Automated scoring is on" : "Automated scoring is off",
        key: "scoring",
        undo: () => choose.mutate(!saved.scoring),
      });
    },
    onError: (error) => showToast({ text: sentenceOf(error), tone: "error", key: "scoring" }),
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
            <h3>{on ? "What changes when you switch it off" : "What is different now"}</h3>
            <ul>
              <li>Your next matches are the newest jobs that meet all your preferences.</li>
              <li>Hiring teams read your applications without a score.</li>
              <li>You can switch it on again at any time.</li>
            </ul>
          </div>
        </Stack>
      </Section>
    </div>
  );
}
