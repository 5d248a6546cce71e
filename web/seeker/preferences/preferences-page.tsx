import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Candidate, WorkPreferences } from "#contract/candidate-shapes.ts";
import { Button, ButtonLink } from "#ui/controls/button.tsx";
import { EmptyState } from "#ui/data/empty-state.tsx";
import { ListSkeleton } from "#ui/data/skeleton.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Pane, PaneBody, PaneFoot } from "#ui/layout/pane.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import type { ToastWish } from "#ui/overlays/toast-store.ts";
import { api, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { UnsavedGuard } from "#web/shared/forms/unsaved-guard.tsx";
import { siteMeta } from "#web/shared/head.ts";
import { candidateProfile } from "#web/shared/profile/profile-queries.ts";
import { WishFields } from "#web/shared/profile/wish-fields.tsx";
import { useMe } from "#web/shared/session/session.ts";
import { GivenReasons } from "./given-reasons.tsx";
import { HiddenCompanies } from "./hidden-companies.tsx";
import { ColleaguesChoice } from "./colleagues-choice.tsx";
import { useChooseAgain } from "../today/matches.ts";
import { ScoringChoice } from "./scoring-choice.tsx";
import styles from "./preferences.module.css";

export const meta = siteMeta({ title: "Preferences", path: "/preferences", hidden: true });

/** What the person wants, and whether anything is judged by a machine. */
export default function PreferencesPage() {
  const { candidate } = useMe();
  const { data, error, refetch } = useQuery({
    ...candidateProfile(candidate?.id ?? ""),
    enabled: candidate !== null,
  });
  return (
    <Pane>
      <PageHeader title="Preferences" description="We look for jobs by this every morning." />
      {!candidate ? (
        <EmptyState
          title="No job seeker's profile yet"
          action={<ButtonLink href="/sign-up">Create a profile</ButtonLink>}
        >
          Preferences belong to a profile. It takes four minutes.
        </EmptyState>
      ) : error ? (
        <EmptyState
          title="Your preferences could not be loaded"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {sentenceOf(error)}
        </EmptyState>
      ) : data ? (
        <Preferences candidate={data} />
      ) : (
        <ListSkeleton label="Loading your preferences" />
      )}
    </Pane>
  );
}

function Preferences({ candidate }: { candidate: Candidate }) {
  const [changes, setChanges] = useState<Partial<WorkPreferences>>({});
  const save = useSavePreferences(candidate.id, () => setChanges({}));
  const changed = Object.keys(changes).length > 0;
  useEffect(() => {
    const part = ["#scoring", "#reasons", "#hidden", "#colleagues"].find((hash) => hash === location.hash);
    if (part) document.querySelector(part)?.scrollIntoView();
  }, []);
  return (
    <>
      <UnsavedGuard dirty={changed} what="your preferences" />
      <PaneBody>
        <Stack gap={8} className={styles.content}>
          <WishFields
            value={{ ...candidate.candidateWorkPreferences, ...changes }}
            onChange={(patch) => setChanges({ ...changes, ...patch })}
          />
          <GivenReasons candidateId={candidate.id} />
          <HiddenCompanies candidateId={candidate.id} />
          <ColleaguesChoice candidate={candidate} />
          <ScoringChoice candidate={candidate} />
        </Stack>
      </PaneBody>
      <PaneFoot>
        <Button tone="fill" busy={save.isPending} onClick={() => save.mutate(changes)}>
          Save preferences
        </Button>
        {changed && (
          <Button tone="bare" onClick={() => setChanges({})}>
            Discard changes
          </Button>
        )}
      </PaneFoot>
    </>
  );
}

/** The server refuses preferences that leave nothing to match by, in its own words. */
function useSavePreferences(candidateId: string, onSaved: () => void) {
  const again = useChooseAgain();
  return useChange({
    call: (body: Partial<WorkPreferences>) =>
      api.candidates.setPreferences({ params: { candidateId }, body }),
    done: (saved, _, cache) => {
      cache.setQueryData(
        candidateProfile(candidateId).queryKey,
        (before) => before && { ...before, candidateWorkPreferences: saved },
      );
      onSaved();
    },
    success: (): ToastWish => ({
      text: "Your preferences are saved. Tomorrow’s matches follow them.",
      tone: "success",
      action: { label: "Choose today’s again", onSelect: () => again.mutate() },
    }),
    toastKey: "preferences",
    stale: [["candidate"], ["matches"]],
  });
}
