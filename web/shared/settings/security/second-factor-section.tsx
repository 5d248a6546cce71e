import { queryOptions, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Row } from "#ui/layout/row.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { counted } from "#shared/words/sentence-list.ts";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { Loaded } from "#web/shared/lists/loaded.tsx";
import { AddAuthenticator } from "#web/shared/second-factor/add-authenticator.tsx";
import { RecoveryCodes } from "#web/shared/second-factor/recovery-codes.tsx";
import { me } from "#web/shared/session/session.ts";
import { ProofDialog } from "./proof-dialog.tsx";

const secondFactor = queryOptions({
  queryKey: ["second-factor", "own"],
  queryFn: () => api.security.secondFactor(),
});
const stale = [secondFactor, me];

/** An authenticator app beside the password: added, its recovery codes renewed, removed. */
export function SecondFactorSection() {
  const state = useQuery(secondFactor);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [saved, setSaved] = useState(false);
  const finish = () => {
    setSaved(true);
    setCodes(null);
  };
  return (
    <Section
      title="Two-factor authentication"
      description="A code from an app on your phone, each time you sign in and before anything important changes."
      content="beside"
      anchor="two-factor"
      line
    >
      {codes ? (
        <Step key="codes">
          <FreshCodes codes={codes} onSaved={finish} />
        </Step>
      ) : (
        <Step key="state" first={!saved}>
          <Loaded of={state} loading="Loading" rows={1} failed="Couldn’t load two-factor authentication">
            {({ on, recoveryCodesLeft }) =>
              on ? <TurnedOn left={recoveryCodesLeft} onCodes={setCodes} /> : <TurnOn onCodes={setCodes} />
            }
          </Loaded>
        </Step>
      )}
    </Section>
  );
}

/** Takes the place of what led to it and was pressed, and the focus with it; the first one leaves it where it is. */
function Step({ first = false, children }: { first?: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [follows] = useState(!first);
  useEffect(() => {
    if (follows) place.current?.focus();
  }, [follows]);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}

type OnCodes = (codes: string[]) => void;

function FreshCodes({ codes, onSaved }: { codes: string[]; onSaved: () => void }) {
  return (
    <Stack gap={4}>
      <p role="status">
        Save these recovery codes. Each one stands in for the app once, and we won’t show them again.
      </p>
      <RecoveryCodes codes={codes} />
      <div>
        <Button tone="fill" onClick={onSaved}>
          I’ve saved them
        </Button>
      </div>
    </Stack>
  );
}

function TurnedOn({ left, onCodes }: { left: number; onCodes: OnCodes }) {
  return (
    <Stack gap={4}>
      <p>It’s on. You have {counted(left, "recovery code")} left.</p>
      <Row gap={2} wrap>
        <ProofDialog
          title="Get new recovery codes?"
          description="The ones you have stop working."
          trigger={<Button>Get new recovery codes</Button>}
          action="Get new codes"
          act={(body) => api.security.renewRecoveryCodes({ body })}
          after={{ stale, done: ({ recoveryCodes }) => onCodes(recoveryCodes) }}
        />
        <ProofDialog
          title="Turn off two-factor authentication?"
          description="From then on your password alone signs you in."
          trigger={<Button tone="danger">Turn off</Button>}
          action="Turn off"
          danger
          act={(body) => api.security.removeSecondFactor({ body })}
          after={{ stale, success: "Two-factor authentication is off" }}
        />
      </Row>
    </Stack>
  );
}

function TurnOn({ onCodes }: { onCodes: OnCodes }) {
  const [given, setGiven] = useState<{ secret: string; uri: string } | null>(null);
  const form = useSubmit(({ code = "" }) => api.security.confirmSecondFactor({ body: { code } }), {
    stale,
    done: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  if (!given)
    return (
      <ProofDialog
        title="Turn on two-factor authentication"
        description="First confirm that it’s you."
        trigger={<Button>Turn on</Button>}
        action="Continue"
        act={(body) => api.security.startSecondFactor({ body })}
        after={{ done: setGiven }}
      />
    );
  return (
    <Step>
      <form onSubmit={form.onSubmit} noValidate method="post">
        <Stack gap={4}>
          {form.sentence && <FormError title={form.sentence} />}
          <AddAuthenticator {...given} />
          <Field label="Code" error={form.fields.code}>
            <TextInput name="code" inputMode="numeric" autoComplete="one-time-code" />
          </Field>
          <div>
            <Button type="submit" tone="fill" busy={form.busy}>
              Turn on
            </Button>
          </div>
        </Stack>
      </form>
    </Step>
  );
}
