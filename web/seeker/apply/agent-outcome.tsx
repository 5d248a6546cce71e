import { useId } from "react";
import type { AgentStatus } from "#contract/agent-applications.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { StatList } from "#ui/data/lists/stat-list.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { EmptyState } from "#ui/data/status/empty-state.tsx";
import { TimeAgo } from "#ui/data/text/time-ago.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { api } from "#web/api/client.ts";
import { useChanges } from "#web/api/use-change.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { platformName } from "#shared/words/platform-name.ts";
import { staleForms } from "./application-data.ts";
import styles from "./apply.module.css";

/** What became of a form that was sent. */
export function AgentOutcome({ application }: { application: AgentStatus }) {
  const { stage } = application;
  return (
    <Stack gap={6} className={styles.form}>
      {stage === "sending" && <EmptyState title="Sending your application" />}
      {stage === "verification" && <Verification application={application} />}
      {stage === "unknown" && <Unknown application={application} />}
      {stage === "sent" && (
        <p role="status">
          {application.companyName} received your application at {platformName(application.system)}. It’s in
          your list under Other sites.
        </p>
      )}
      {application.receipt && <Receipt application={application} receipt={application.receipt} />}
      <div>
        <ButtonLink href="/applications">See your applications</ButtonLink>
      </div>
    </Stack>
  );
}

interface ReceiptProps {
  application: AgentStatus;
  receipt: NonNullable<AgentStatus["receipt"]>;
}
/** Every answer as it left. */
function Receipt({ application, receipt }: ReceiptProps) {
  const answers = receipt.answers.map(({ label, answer }) => ({ label, value: answer }));
  const number = receipt.reference ? [{ label: "Number at the board", value: receipt.reference }] : [];
  return (
    <Section
      title="Receipt"
      description={
        <>
          Sent to {application.companyName} <TimeAgo at={receipt.at} />. These are all the answers that were
          sent.
        </>
      }
    >
      <StatList stats={[...number, ...answers]} />
    </Section>
  );
}

function Verification({ application: { id, reason, companyName } }: { application: AgentStatus }) {
  const form = useId();
  const change = useChanges({ stale: staleForms });
  const { onSubmit, busy, sentence, fields } = useSubmit(
    ({ token = "" }) => api.agentApplications.verify({ body: { id, token } }),
    { stale: staleForms },
  );
  return (
    <form id={form} onSubmit={onSubmit} noValidate>
      <Stack gap={4}>
        <Callout tone="warn" role="status">
          {reason}
        </Callout>
        {sentence && !fields.token && <FormError title={sentence} />}
        <Field
          label="Code from the email"
          hint={`It proves to ${companyName}’s board that the address is yours.`}
          error={fields.token}
        >
          <TextInput name="token" autoComplete="one-time-code" maxLength={40} />
        </Field>
        <Row gap={2} wrap>
          <Button tone="fill" size="lg" type="submit" busy={busy}>
            Send code
          </Button>
          <Button
            size="lg"
            onClick={() => void change({ call: () => api.agentApplications.notArrived({ params: { id } }) })}
          >
            No code came
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

/** It may be there already, so it is the person who decides. */
function Unknown({ application: { id, reason, companyName } }: { application: AgentStatus }) {
  const change = useChanges({ stale: staleForms });
  return (
    <Stack gap={4}>
      <Callout tone="warn" role="status">
        {reason} Look for an email from {companyName} before you do anything else.
      </Callout>
      <Row gap={2} wrap>
        <Button
          tone="fill"
          onClick={() => void change({ call: () => api.agentApplications.arrived({ params: { id } }) })}
        >
          It arrived
        </Button>
        <Button
          onClick={() => void change({ call: () => api.agentApplications.notArrived({ params: { id } }) })}
        >
          It didn’t arrive
        </Button>
        <ConfirmDialog
          title="Send this application again?"
          description={`If the first one arrived, ${companyName} gets it twice.`}
          action="Send again"
          trigger={<Button>Send again</Button>}
          onConfirm={() =>
            void change({ call: () => api.agentApplications.retry({ body: { id, anyway: true } }) })
          }
        />
      </Row>
    </Stack>
  );
}
