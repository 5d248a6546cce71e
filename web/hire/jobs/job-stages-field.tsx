import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { sentenceList } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FieldGroup } from "#ui/controls/fields/field.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { companyStages, ownOf } from "#web/hire/shared/stages/company-stages.ts";
import { type StageDraft, StagesEditor } from "#web/hire/shared/stages/stages-editor.tsx";
import { useMay } from "#web/hire/shared/team/rights.ts";
import { useKeptFocus } from "#web/shared/lists/use-kept-focus.ts";
import { labels } from "./job-draft.ts";

interface JobStagesFieldProps {
  /** Empty means the company's. */
  value: StageDraft[];
  error: string | undefined;
  onChange: (value: StageDraft[]) => void;
}

/** The job's steps between interview and offer: the company's, or its own. */
export function JobStagesField({ value, error, onChange }: JobStagesFieldProps) {
  const { data } = useQuery(companyStages);
  const may = useMay()("stages");
  const keptFocus = useKeptFocus();
  const [given, setGiven] = useState(false);
  const company = ownOf(data);
  const own = value.length > 0;
  const giveOwn = () => {
    setGiven(true);
    onChange(company.length > 0 ? company : [{ name: "" }]);
  };
  const namesOf = (stages: StageDraft[]) => sentenceList(stages.map(({ name }) => name));
  const hint = own
    ? "They go between interview and offer, on this job alone."
    : company.length > 0
      ? `This job uses your company’s: ${namesOf(company)}.`
      : "Screen, interview, offer and hired, as on every job.";
  return (
    <FieldGroup legend={labels.stages} hint={hint} error={error}>
      {!may && own && <p>{namesOf(value)}</p>}
      {may && (
        <Stack gap={2} {...keptFocus}>
          {own && <StagesEditor value={value} focusFirst={given} onChange={onChange} />}
          <div>
            {own ? (
              <Button tone="bare" onClick={() => onChange([])}>
                Use your company’s stages
              </Button>
            ) : (
              <Button onClick={giveOwn}>Give this job its own stages</Button>
            )}
          </div>
        </Stack>
      )}
    </FieldGroup>
  );
}
