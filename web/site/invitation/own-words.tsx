import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { LeadInvitation } from "#contract/leads.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextArea } from "#ui/controls/fields/text-area.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api, fieldsOf, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { invitationOf } from "./invitation.ts";

interface OwnWordsProps {
  token: string;
  invitation: LeadInvitation;
}
/** What someone may tell the company before they answer, and what becomes of it. */
export function OwnWords({ token, invitation }: OwnWordsProps) {
  const cache = useQueryClient();
  const [intro, setIntro] = useState(invitation.intro ?? "");
  const [whatsNext, setWhatsNext] = useState(invitation.whatsNext ?? "");
  const company = invitation.company!.companyName;
  const introChanged = intro.trim() !== (invitation.intro ?? "");
  const nextChanged = whatsNext.trim() !== (invitation.whatsNext ?? "");
  const save = useChange({
    call: async () => {
      const first = introChanged ? await api.leads.intro({ body: { token, intro } }) : null;
      return nextChanged ? api.leads.whatsNext({ body: { token, whatsNext } }) : first!;
    },
    done: (after) => void cache.setQueryData(invitationOf(token).queryKey, after),
    refusal: null,
    once: () => "words",
  });
  const wrong = fieldsOf(save.error);
  const changed = introChanged || nextChanged;
  return (
    <Section
      title="In your own words"
      description={`Optional. ${company} reads it, and if you’re interested it begins your profile.`}
    >
      <Stack gap={4}>
        {save.error && <FormError title={sentenceOf(save.error)} />}
        <Field label="Who you are" optional error={wrong.intro ?? null}>
          <TextArea value={intro} maxLength={2000} onChange={({ target }) => setIntro(target.value)} />
        </Field>
        <Field label="What’s next for you" optional error={wrong.whatsNext ?? null}>
          <TextArea
            value={whatsNext}
            maxLength={2000}
            onChange={({ target }) => setWhatsNext(target.value)}
          />
        </Field>
        <Row>
          <Button busy={save.isPending} disabled={!changed} onClick={() => save.mutate()}>
            Save
          </Button>
          <span role="status">{save.isSuccess && !changed && `${company} can read this now`}</span>
        </Row>
      </Stack>
    </Section>
  );
}
