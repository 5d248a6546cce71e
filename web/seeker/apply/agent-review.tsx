import { useState } from "react";
import type { AgentField as Asked, AgentForm } from "#contract/agent-applications.ts";
import { CallRefused } from "#contract/client.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api, fieldsOf, sentenceOf } from "#web/api/client.ts";
import { type DraftPlace, forgetIfSame, keepOnDevice, keptOnDevice } from "#web/api/device-drafts.ts";
import { useChange } from "#web/api/use-change.ts";
import { CreditsLeft } from "#web/seeker/shared/credits/credits-left.tsx";
import { platformName } from "#shared/words/platform-name.ts";
import { AgentField } from "./agent-field.tsx";
import { askedAnswers, useAskedResume } from "../shared/asked-resume.ts";
import { staleForms } from "./application-data.ts";
import styles from "./apply.module.css";

/** By the names of the fields. */
type Answers = Record<string, string[]>;

/** Every answer before it is sent, kept on this device while it is typed: first those that are missing, then those that are filled in. */
export function AgentReview({ form, place }: { form: AgentForm; place: DraftPlace }) {
  const { jobId, companyName, application } = form;
  const asked = useAskedResume();
  const [typed, setTyped] = useState(() => ({
    ...keptOnDevice<Answers>(place),
    ...askedAnswers(form, asked.resumeId),
  }));
  const namesPlace = { ...place, name: `${place.name}:names` };
  const [names, setNames] = useState(() => keptOnDevice<Record<string, string>>(namesPlace) ?? {});
  const answers: Answers = Object.fromEntries(form.fields.map(({ id, values }) => [id, typed[id] ?? values]));
  const schools = namesIn(form.fields, answers, names);
  const call = { params: { id: jobId }, body: { answers, names: schools } };
  const send = useChange({
    call: () => api.agentApplications.send(call),
    done: () => {
      keepOnDevice(place, null);
      keepOnDevice(namesPlace, null);
    },
    refusal: null,
    stale: staleForms,
    once: () => "send",
  });
  const keep = useChange({
    call: () => api.agentApplications.keep(call).then(() => forgetIfSame(place, typed)),
    success: "Saved. Nothing was sent.",
    stale: [["agent-applications"]],
  });
  const errors = fieldsOf(send.error);
  const named = send.error instanceof CallRefused && Object.keys(errors).length > 0;
  const missing = form.fields.filter(({ id }) => form.missing.includes(id));
  const rest = form.fields.filter(({ id }) => !form.missing.includes(id));
  const fieldsOfPart = (fields: Asked[]) => (
    <Stack gap={6}>
      {fields.map((field) => (
        <AgentField
          key={field.id}
          jobId={jobId}
          field={withNames(field, names)}
          values={answers[field.id] ?? []}
          error={errors[`answers.${field.id}`] ?? (named ? undefined : form.problems[field.id])}
          onChange={(values, named) => {
            const now = { ...typed, [field.id]: values };
            setTyped(now);
            keepOnDevice(place, now);
            asked.settled();
            if (!named) return;
            const all = { ...names, ...named };
            setNames(all);
            keepOnDevice(namesPlace, all);
          }}
        />
      ))}
    </Stack>
  );
  return (
    <Stack gap={6} className={styles.form}>
      <Callout tone="info">
        This is {companyName}’s own form at {platformName(form.system ?? "")}. We filled it in from your
        profile. Nothing is sent until you press “Send application”.
      </Callout>
      <CreditsLeft />
      {send.error && <FormError title={sentenceOf(send.error)} />}
      {!send.error && application?.stage === "failed" && application.reason && (
        <FormError title={application.reason} />
      )}
      {missing.length > 0 && <Section title="Needs your answer">{fieldsOfPart(missing)}</Section>}
      <Section title="Ready to send" line={missing.length > 0}>
        {fieldsOfPart(rest)}
      </Section>
      <Row gap={2} wrap>
        <Button tone="fill" size="lg" busy={send.isPending} onClick={() => send.mutate()}>
          Send application
        </Button>
        <Button size="lg" busy={keep.isPending} onClick={() => keep.mutate()}>
          Save for later
        </Button>
        {form.url && (
          <ButtonLink size="lg" tone="bare" href={`/apply/${jobId}?there=true`}>
            Apply on their site
          </ButtonLink>
        )}
      </Row>
    </Stack>
  );
}

/** What the schools among the answers are called, as they were chosen now or before. */
function namesIn(fields: Asked[], answers: Answers, names: Record<string, string>) {
  const ofSchools = fields
    .filter(({ kind }) => kind === "school")
    .flatMap(({ id, options }) =>
      (answers[id] ?? []).map((value) => {
        const before = options.find((option) => option.value === value)?.label;
        return [value, names[value] ?? before ?? value] as const;
      }),
    );
  return Object.fromEntries(ofSchools);
}

function withNames(field: Asked, names: Record<string, string>): Asked {
  if (field.kind !== "school") return field;
  const chosen = Object.entries(names).map(([value, label]) => ({ value, label }));
  return { ...field, options: [...chosen, ...field.options] };
}
