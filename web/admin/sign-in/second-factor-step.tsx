import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { NarrowForm } from "#web/shared/narrow-form.tsx";
import { AddAuthenticator } from "#web/shared/second-factor/add-authenticator.tsx";
import { RecoveryCodes } from "#web/shared/second-factor/recovery-codes.tsx";

/** Asked anew at every sign-in: a secret that was shown before and not confirmed counts for nothing. */
async function begin() {
  const { enrolled } = await api.accounts.secondFactor();
  return enrolled ? null : api.accounts.startSecondFactor();
}

/** The last step of signing in: a code of the authenticator app, which the first time is added here. */
export function SecondFactorStep({ onDone }: { onDone: () => Promise<unknown> }) {
  const { data: fresh, error } = useQuery({
    queryKey: ["second-factor"],
    queryFn: begin,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const [recoveryCodes, setRecoveryCodes] = useState<string[] | null>(null);
  const form = useSubmit(async ({ code = "" }) => {
    const answer = await api.accounts.confirmSecondFactor({ body: { code } });
    if (answer.recoveryCodes) setRecoveryCodes(answer.recoveryCodes);
    else await onDone();
  });
  const finish = useSubmit(() => onDone());

  if (recoveryCodes)
    return (
      <NarrowForm
        title="Save your recovery codes"
        words="Each one signs you in once if you lose the app. We won’t show them again, so save them in a password manager or on paper."
        problem={null}
        onSubmit={finish.onSubmit}
      >
        <RecoveryCodes codes={recoveryCodes} />
        <Button type="submit" tone="fill" size="lg" wide busy={finish.busy}>
          I’ve saved them
        </Button>
      </NarrowForm>
    );
  const adds = fresh !== null && fresh !== undefined;
  return (
    <NarrowForm
      title={adds ? "Add an authenticator app" : "Enter the code from your app"}
      words={
        adds
          ? "Administrators also sign in with an authenticator app, so access to your inbox alone isn’t enough."
          : "Open your authenticator app. If you don’t have it, enter a recovery code."
      }
      problem={form.sentence ?? (error && sentenceOf(error))}
      onSubmit={form.onSubmit}
    >
      {adds && <AddAuthenticator {...fresh} />}
      <Field key="code" label={adds ? "Code" : "Code or recovery code"} error={form.fields.code}>
        <TextInput name="code" inputMode={adds ? "numeric" : "text"} autoComplete="one-time-code" />
      </Field>
      <Button type="submit" tone="fill" size="lg" wide busy={form.busy} disabled={fresh === undefined}>
        {adds ? "Add app and sign in" : "Sign in"}
      </Button>
    </NarrowForm>
  );
}
