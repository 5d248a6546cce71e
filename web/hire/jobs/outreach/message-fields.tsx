import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import type { FollowUpDays } from "#contract/messaging.ts";
import { mostFollowUps, mostOutreachText } from "#contract/outreach.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { NativeSelect } from "#ui/controls/select/native-select.tsx";
import { Select } from "#ui/controls/select/select.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { messageTemplates, signatureTemplates } from "#web/shared/templates/template-queries.ts";
import { TokenTextArea } from "#web/shared/templates/token-text-area.tsx";
import type { Draft } from "./new-outreach.tsx";
import { dayWords } from "./outreach.ts";

interface MessageFieldsProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
}

/** The first words and what follows if no one answers, from templates or by hand. */
export function MessageFields({ draft, onChange }: MessageFieldsProps) {
  const { text, followUps } = draft;
  const setFollowUp = (nth: number, changes: Partial<Draft["followUps"][number]>) =>
    onChange({
      ...draft,
      followUps: followUps.map((each, index) => (index === nth ? { ...each, ...changes } : each)),
    });
  return (
    <Stack gap={6}>
      <Section title="First message">
        <Stack gap={4}>
          <FromTemplate
            label="Start from a template"
            onChoose={(words) => onChange({ ...draft, text: words })}
          />
          <TokenTextArea
            label="Message"
            place="message"
            value={text}
            maxLength={mostOutreachText}
            onChange={(words) => onChange({ ...draft, text: words })}
          />
        </Stack>
      </Section>
      {followUps.map((followUp, nth) => (
        // Follow-ups have no identity but their place.
        <Section
          key={nth}
          title={`Follow-up ${nth + 1}`}
          actions={
            <Button
              size="sm"
              aria-label={`Remove follow-up ${nth + 1}`}
              onClick={() => onChange({ ...draft, followUps: followUps.filter((_, index) => index !== nth) })}
            >
              Remove
            </Button>
          }
        >
          <Stack gap={4}>
            <Field label={`When to send follow-up ${nth + 1}`}>
              <Select
                value={String(followUp.days)}
                options={dayWords}
                onChange={(days) => setFollowUp(nth, { days: Number(days) as FollowUpDays })}
              />
            </Field>
            <TokenTextArea
              label={`Words of follow-up ${nth + 1}`}
              place="message"
              rows={4}
              value={followUp.text}
              maxLength={mostOutreachText}
              onChange={(words) => setFollowUp(nth, { text: words })}
            />
          </Stack>
        </Section>
      ))}
      {followUps.length < mostFollowUps && (
        <Row>
          <Button
            icon={Plus}
            onClick={() => onChange({ ...draft, followUps: [...followUps, { days: 3, text: "" }] })}
          >
            Add a follow-up
          </Button>
        </Row>
      )}
    </Stack>
  );
}

/** One of the team's templates with its signature; placeholders are filled in for each person. */
function FromTemplate({ label, onChoose }: { label: string; onChoose: (text: string) => void }) {
  const { data: messages = [] } = useQuery(messageTemplates);
  const { data: signatures = [] } = useQuery(signatureTemplates);
  const own = messages.filter(({ kind }) => kind === "message");
  if (own.length === 0) return null;
  function choose(id: string) {
    const template = own.find((each) => each.id === id);
    if (!template) return;
    const signature = signatures.find((each) => each.id === template.signatureId);
    onChoose([template.message, signature?.message].filter(Boolean).join("\n\n"));
  }
  return (
    <Field label={label} optional>
      <NativeSelect
        placeholder="No template"
        options={own.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => choose(target.value)}
      />
    </Field>
  );
}
