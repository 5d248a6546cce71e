import { Plus } from "lucide-react";
import type { FollowUpDays } from "#contract/messaging.ts";
import { mostFollowUps, mostOutreachText } from "#contract/outreach.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { Select } from "#ui/controls/select/select.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { useKeptFocus } from "#web/shared/lists/use-kept-focus.ts";
import { type Reader, WordsField } from "#web/shared/templates/words-field.tsx";
import type { Draft } from "./new-outreach.tsx";
import { dayWords } from "./outreach.ts";

interface MessageFieldsProps {
  draft: Draft;
  readers: readonly Reader[];
  onChange: (draft: Draft) => void;
}

/** The first words and what follows if no one answers, from templates or by hand. */
export function MessageFields({ draft, readers, onChange }: MessageFieldsProps) {
  const { text, followUps } = draft;
  const setFollowUp = (nth: number, changes: Partial<Draft["followUps"][number]>) =>
    onChange({
      ...draft,
      followUps: followUps.map((each, index) => (index === nth ? { ...each, ...changes } : each)),
    });
  const keptFocus = useKeptFocus();
  return (
    <Stack gap={6} {...keptFocus}>
      <Section title="First message">
        <WordsField
          label="Message"
          value={text}
          maxLength={mostOutreachText}
          onChange={(words) => onChange({ ...draft, text: words })}
          readers={readers}
        />
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
            <WordsField
              label={`Words of follow-up ${nth + 1}`}
              rows={4}
              value={followUp.text}
              maxLength={mostOutreachText}
              onChange={(words) => setFollowUp(nth, { text: words })}
              readers={readers}
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
