import { queryOptions, useQuery } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { sentenceList } from "#shared/words/sentence-list.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { IconButton } from "#ui/controls/buttons/icon-button.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { useCan } from "#web/hire/shared/team/rights.ts";
import { moved } from "#web/shared/lists/moved.ts";

const most = 8;
const companyStages = queryOptions({
  queryKey: ["stages", "company"],
  queryFn: () => api.jobs.companyStages(),
});

/** The company's own steps between interview and offer, for every job that has none of its own. */
export function StagesSection({ companyId }: { companyId: string }) {
  const { data } = useQuery(companyStages);
  const may = useCan()("stages");
  const saved = data?.[0]?.stages.filter(({ fixed }) => !fixed).map(({ name }) => name);
  return (
    <Section
      title="Stages"
      content="beside"
      description="Every job has screen, interview, offer and hired. Your own stages go between interview and offer, on every job that doesn’t have its own."
    >
      {saved && !may && <p>{saved.length ? sentenceList(saved) : "None of your own yet."}</p>}
      {saved && may && <StagesEditor key={saved.join("\n")} companyId={companyId} saved={saved} />}
    </Section>
  );
}

function StagesEditor({ companyId, saved }: { companyId: string; saved: string[] }) {
  const [names, setNames] = useState(saved);
  const wanted = names.map((name) => name.trim()).filter(Boolean);
  const dirty = wanted.join("\n") !== saved.join("\n");
  const save = useChange({
    call: () => api.jobs.setCompanyStages({ params: { id: companyId }, body: { stages: wanted } }),
    success: "Stages saved",
    refusal: null,
    stale: [["stages"]],
  });
  return (
    <Stack gap={2}>
      {save.error && <FormError title={sentenceOf(save.error)} />}
      {names.map((name, at) => (
        // The place is the stage's identity here: names are being typed.
        <Row key={at} gap={1}>
          <TextInput
            aria-label={`Stage ${at + 1}`}
            value={name}
            maxLength={60}
            onChange={({ target }) => setNames(names.with(at, target.value))}
          />
          <IconButton
            icon={ArrowUp}
            size="sm"
            label={`Move ${name || "this stage"} up`}
            disabled={at === 0}
            onClick={() => setNames(moved(names, at, -1))}
          />
          <IconButton
            icon={ArrowDown}
            size="sm"
            label={`Move ${name || "this stage"} down`}
            disabled={at === names.length - 1}
            onClick={() => setNames(moved(names, at, 1))}
          />
          <IconButton
            icon={Trash2}
            size="sm"
            label={`Remove ${name || "this stage"}`}
            onClick={() => setNames(names.toSpliced(at, 1))}
          />
        </Row>
      ))}
      <Row gap={2} wrap>
        <Button icon={Plus} disabled={names.length >= most} onClick={() => setNames([...names, ""])}>
          Add a stage
        </Button>
        {dirty && (
          <Button tone="fill" busy={save.isPending} onClick={() => save.mutate()}>
            Save stages
          </Button>
        )}
      </Row>
    </Stack>
  );
}
