import type { Candidate } from "#contract/candidate-shapes.ts";
import { foundNotice, notLooking } from "#shared/profile/being-found.ts";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { Section } from "#ui/layout/section.tsx";
import type { ToastWish } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { candidateProfile } from "#web/shared/profile/profile-queries.ts";
import styles from "./choices.module.css";

/** Whether companies find the person without an application; the same as the job search on the profile. */
export function FoundChoice({ candidate }: { candidate: Candidate }) {
  const choose = useChange({
    call: (jobStatus: string | null) =>
      api.candidates.update({ params: { id: candidate.id }, body: { jobStatus } }),
    done: (saved, _, cache) => cache.setQueryData(candidateProfile(candidate.id).queryKey, saved),
    success: ({ jobStatus }): ToastWish => ({
      text: jobStatus === notLooking ? "Companies can’t find you anymore" : "Companies can find you",
      undo: () => choose.mutate(candidate.jobStatus),
    }),
    toastKey: "found",
  });
  const status = choose.isPending ? choose.variables : candidate.jobStatus;
  return (
    <div id="found" className={styles.anchor}>
      <Section title="Found by companies" description={foundNotice} content="beside" line>
        <Switch
          label="Let companies find me"
          hint="When it’s off, your profile says “Not looking”. Companies you apply to still see you."
          checked={status !== notLooking}
          onChange={(next) => choose.mutate(next ? candidate.jobStatusBefore : notLooking)}
        />
      </Section>
    </div>
  );
}
