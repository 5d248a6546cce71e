import type { Candidate } from "#contract/candidate-shapes.ts";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { Section } from "#ui/layout/section.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { candidateProfile } from "#web/shared/profile/profile-queries.ts";
import styles from "../shared/privacy/choices.module.css";

/** Consent to being recognised by former colleagues: off until the person turns it on. */
export function ColleaguesChoice({ candidate }: { candidate: Candidate }) {
  const choose = useChange({
    call: (colleaguesMayBeAsked: boolean) =>
      api.candidates.update({ params: { id: candidate.id }, body: { colleaguesMayBeAsked } }),
    done: (saved, _, cache) => cache.setQueryData(candidateProfile(candidate.id).queryKey, saved),
    toastKey: "colleagues",
  });
  const on = choose.isPending ? choose.variables : candidate.colleaguesMayBeAsked;
  return (
    <div id="colleagues" className={styles.anchor}>
      <Section
        title="Former coworkers"
        description="When you apply to a company, we ask people there who worked with you before if they know you. They see your name, photo, headline and the job. If they say yes, the hiring team sees it. If they don’t, no one is told."
        content="beside"
        line
      >
        <Switch label="Ask former coworkers about me" checked={on} onChange={(next) => choose.mutate(next)} />
      </Section>
    </div>
  );
}
