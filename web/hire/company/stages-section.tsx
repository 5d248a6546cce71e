import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { OwnStage, PeopleTo } from "#contract/job-stages.ts";
import { sentenceList } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { same } from "#web/shared/editor/changes.ts";
import { ConflictNote } from "#web/shared/editor/conflict-note.tsx";
import { useDraft } from "#web/shared/editor/use-draft.ts";
import { companyStages, ownOf } from "#web/hire/shared/stages/company-stages.ts";
import { PeopleOfStages, occupiedIn } from "#web/hire/shared/stages/people-of-stages.tsx";
import { type StageDraft, StagesEditor, sentStages } from "#web/hire/shared/stages/stages-editor.tsx";
import { useMay } from "#web/hire/shared/team/rights.ts";

interface StagesSectionProps {
  companyId: string;
  /** Is told whether something would be lost on leaving. */
  onDirty: (dirty: boolean) => void;
}

/** The company's own steps between interview and offer, for every job that has none of its own. */
export function StagesSection({ companyId, onDirty }: StagesSectionProps) {
  const { data } = useQuery(companyStages);
  const may = useMay()("stages");
  const saved = data && ownOf(data);
  return (
    <Section
      title="Stages"
      content="beside"
      line
      description="Every job has screen, interview, offer and hired. Your own stages go between interview and offer, on every job that doesn’t have its own."
    >
      {saved && !may && (
        <p>{saved.length ? sentenceList(saved.map(({ name }) => name)) : "None of your own yet."}</p>
      )}
      {data && may && <CompanyStages companyId={companyId} known={data} onDirty={onDirty} />}
    </Section>
  );
}

type Known = Awaited<ReturnType<typeof api.jobs.companyStages>>;
interface Draft {
  stages: StageDraft[];
}
const draftOf = (known: Known | null): Draft => ({ stages: ownOf(known ?? undefined) });

/** What a teammate saves meanwhile is taken over; where both changed the stages, what was typed here stays until one is chosen. */
function CompanyStages({ companyId, known, onDirty }: StagesSectionProps & { known: Known }) {
  const { draft, saved, conflicts, set, accept, takeTheirs } = useDraft<Known, Draft>(known, draftOf);
  const { stages } = draft;
  const dirty = !same(sentStages(stages), saved.stages);
  const tellDirty = useEffectEvent(onDirty);
  useEffect(() => {
    tellDirty(dirty);
    return () => tellDirty(false);
  }, [dirty]);
  const save = useChange({
    call: (peopleTo: PeopleTo | undefined) =>
      api.jobs.setCompanyStages({
        params: { id: companyId },
        body: { stages: sentStages(stages), peopleTo, seen: saved.stages as OwnStage[] },
      }),
    done: (now) => accept(draftOf([now]), draft),
    success: "Stages saved",
    refusal: null,
    once: () => "stages",
    stale: [["stages"], ["applications"]],
  });
  const occupied = occupiedIn(save.error);
  return (
    <Stack gap={2}>
      <ConflictNote fields={conflicts.length > 0 ? ["the stages"] : []} onTakeTheirs={takeTheirs} />
      {save.error && !occupied && <FormError title={sentenceOf(save.error)} />}
      <StagesEditor value={stages} onChange={(next) => set({ stages: next })} />
      {dirty && (
        <div>
          <Button tone="fill" busy={save.isPending} onClick={() => save.mutate(undefined)}>
            Save stages
          </Button>
        </div>
      )}
      {occupied && (
        <PeopleOfStages
          occupied={occupied}
          stages={stages}
          busy={save.isPending}
          onClose={save.reset}
          onMove={(peopleTo) => save.mutate(peopleTo)}
        />
      )}
    </Stack>
  );
}
