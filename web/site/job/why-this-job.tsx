import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { useHydrated } from "#ui/hooks/use-hydrated.ts";
import { Section } from "#ui/layout/section.tsx";
import { api, keptForPerson } from "#web/api/client.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { WhatWouldRaise, WhyAndGaps } from "#web/shared/matching/why-and-gaps.tsx";
import { FitBar } from "./fit-bar.tsx";
import { fitMessages } from "./fit-messages.ts";
import styles from "./job.module.css";

interface Ids {
  candidateId: string;
  jobId: string;
}
const fitOf = (params: Ids) =>
  queryOptions({ queryKey: ["fit", params], queryFn: () => api.matching.forJob({ params }) });

const hiddenKey = `${keptForPerson}fit-summary-hidden`;

/** How the job fits the reader: a line at a time in the status bar, and whole below, with the quotes. */
export function WhyThisJob(ids: Ids) {
  const hydrated = useHydrated();
  const [hidden, setHidden] = useState(() => typeof window === "object" && !!localStorage.getItem(hiddenKey));
  const fit = useQuery(fitOf(ids));
  const scored = fit.data?.scored !== false;
  function hide(now: boolean) {
    setHidden(now);
    if (now) localStorage.setItem(hiddenKey, "true");
    else localStorage.removeItem(hiddenKey);
  }
  return (
    <>
      {hydrated && !hidden && scored && !fit.error && (
        <FitBar messages={fit.data?.fit ? fitMessages(fit.data.fit) : null} onHide={() => hide(true)} />
      )}
      <Section
        title="Why this job"
        className={styles.why}
        actions={
          hydrated &&
          hidden &&
          scored && (
            <Button size="sm" onClick={() => hide(false)}>
              Show the fit summary
            </Button>
          )
        }
      >
        <Loaded
          of={fit}
          rows={3}
          loading="Comparing this job with your profile"
          failed="Couldn’t compare this job with your profile"
          size="sm"
        >
          {(found) => (
            <>
              <WhyAndGaps fit={found.fit} />
              {found.fit && <WhatWouldRaise fit={found.fit} />}
              <p className={styles.notice}>
                {found.scored && `${found.notice} `}
                <Link href="/preferences#scoring">
                  {found.scored ? "Turn this off" : "Turn automated scoring on"}
                </Link>
              </p>
            </>
          )}
        </Loaded>
      </Section>
    </>
  );
}
