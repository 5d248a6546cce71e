import { useEffect } from "react";
import type { Candidate } from "#contract/candidate-shapes.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Pane, PaneBody, PaneFoot } from "#ui/layout/pane.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { ConflictNote } from "#web/shared/editor/conflict-note.tsx";
import { UnsavedGuard } from "#web/shared/editor/unsaved-guard.tsx";
import { useEditor } from "#web/shared/editor/use-editor.ts";
import { siteMeta } from "#web/shared/head.ts";
import { candidateProfile } from "#web/shared/profile/profile-queries.ts";
import { WishFields } from "#web/shared/profile/wish-fields.tsx";
import { MyProfile } from "../shared/my-profile.tsx";
import { GivenReasons } from "./given-reasons.tsx";
import { DoNotContact } from "./do-not-contact.tsx";
import { FoundChoice } from "../shared/privacy/found-choice.tsx";
import { HiddenCompanies } from "../shared/privacy/hidden-companies.tsx";
import { ColleaguesChoice } from "./colleagues-choice.tsx";
import { useChooseAgain } from "../shared/matches.ts";
import { ScoringChoice } from "../shared/privacy/scoring-choice.tsx";
import styles from "./preferences.module.css";

export const meta = siteMeta({ title: "Preferences", path: "/preferences", hidden: true });

/** What the person wants, and whether anything is judged by a machine. */
export default function PreferencesPage() {
  return (
    <Pane>
      <PageHeader title="Preferences" description="We look for jobs like this every morning." />
      <MyProfile
        why="You need a profile to set preferences. It takes 4 minutes."
        loading="Loading your preferences"
        failed="Couldn’t load your preferences"
      >
        {(known) => <Preferences candidate={known} />}
      </MyProfile>
    </Pane>
  );
}

function Preferences({ candidate }: { candidate: Candidate }) {
  const editor = usePreferencesEditor(candidate);
  useEffect(() => {
    const part = ["#scoring", "#found", "#reasons", "#hidden", "#do-not-contact", "#colleagues"].find(
      (hash) => hash === location.hash,
    );
    if (part) document.querySelector(part)?.scrollIntoView();
  }, []);
  return (
    <>
      <UnsavedGuard dirty={editor.dirty} what="your preferences" />
      <PaneBody>
        <Stack gap={8} className={styles.content}>
          <ConflictNote
            fields={editor.conflicts.length ? ["these preferences"] : []}
            own
            onTakeTheirs={editor.takeTheirs}
          />
          <WishFields value={editor.draft} onChange={editor.set} />
          <GivenReasons candidateId={candidate.id} />
          <FoundChoice candidate={candidate} />
          <HiddenCompanies candidateId={candidate.id} />
          <DoNotContact candidateId={candidate.id} />
          <ColleaguesChoice candidate={candidate} />
          <ScoringChoice candidate={candidate} />
        </Stack>
      </PaneBody>
      <PaneFoot>
        <Button tone="fill" busy={editor.busy !== null} onClick={() => void editor.save()}>
          Save preferences
        </Button>
        {editor.dirty && (
          <Button tone="bare" onClick={editor.discard}>
            Discard changes
          </Button>
        )}
      </PaneFoot>
    </>
  );
}

/** The server refuses preferences that leave nothing to match by, in its own words. */
function usePreferencesEditor({ id, candidateWorkPreferences }: Candidate) {
  const again = useChooseAgain();
  const editor = useEditor({
    thing: candidateWorkPreferences,
    draftOf: (preferences) => preferences ?? candidateWorkPreferences,
    fieldsOf: (draft) => draft,
    keep: (saved, cache) =>
      cache.setQueryData(
        candidateProfile(id).queryKey,
        (before) => before && { ...before, candidateWorkPreferences: saved },
      ),
    refusalKey: "preferences",
    stale: [["candidate"], ["matches"]],
  });
  const save = () =>
    editor.save({
      work: "save",
      send: () => api.candidates.setPreferences({ params: { candidateId: id }, body: editor.changes }),
      success: () => ({
        text: "Preferences saved. They’ll apply to tomorrow’s matches.",
        tone: "success",
        key: "preferences",
        action: { label: "Update today’s matches", onSelect: () => again.mutate() },
      }),
    });
  return { ...editor, save };
}
