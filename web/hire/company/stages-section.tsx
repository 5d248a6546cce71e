import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PeopleTo } from "#contract/job-stages.ts";
import { sentenceList } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { companyStages, ownOf } from "#web/hire/shared/stages/company-stages.ts";
import { PeopleOfStages, occupiedIn } from "#web/hire/shared/stages/people-of-stages.tsx";
import { type StageDraft, StagesEditor, sentStages } from "#web/hire/shared/stages/stages-editor.tsx";
import { useMay } from "#web/hire/shared/team/rights.ts";

/** The company's own steps between interview and offer, for every job that has none of its own. */
export function StagesSection({ companyId }: { companyId: string }) {
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
      {saved && may && <CompanyStages key={JSON.stringify(saved)} companyId={companyId} saved={saved} />}
    </Section>
  );
}

function CompanyStages({ companyId, saved }: { companyId: string; saved: StageDraft[] }) {
  const [stages, setStages] = useState(saved);
  const dirty = JSON.stringify(sentStages(stages)) !== JSON.stringify(saved);
  const save = useChange({
    call: (peopleTo: PeopleTo | undefined) =>
      api.jobs.setCompanyStages({
        params: { id: companyId },
        body: { stages: sentStages(stages), peopleTo },
      }),
    success: "Stages saved",
    refusal: null,
    stale: [["stages"], ["applications"]],
  });
  const occupied = occupiedIn(save.error);
  return (
    <Stack gap={2}>
      {save.error && !occupied && <FormError title={sentenceOf(save.error)} />}
      <StagesEditor value={stages} onChange={setStages} />
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
