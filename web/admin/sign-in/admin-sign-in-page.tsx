import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { siteMeta } from "#web/shared/head.ts";
import { signInAsAdministrator } from "#web/shared/session/passkeys.ts";
import { returnUrl } from "#web/shared/session/return-url.ts";
import { NarrowForm } from "#web/shared/narrow-form.tsx";
import { SecondFactorStep } from "./second-factor-step.tsx";

export const meta = siteMeta({ title: "Administrators", path: "/admin/sign-in", hidden: true });

/** Three steps: the email, the code that came to it, and the code of an authenticator app; or a passkey alone. */
export default function AdminSignInPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [email, setEmail] = useState<string | null>(null);
  const [verified, setVerified] = useState(false);
  const ask = useSubmit(async (values) => {
    await api.accounts.adminLogin({ body: { email: values.email ?? "" } });
    setEmail(values.email ?? "");
  });
  const enter = async () => navigate(returnUrl(search) ?? "/admin");
  const passkey = useChange({
    call: async () => {
      await signInAsAdministrator();
      await enter();
    },
    refusal: null,
    once: () => "passkey",
  });
  const verify = useSubmit(async ({ token = "" }) => {
    await api.accounts.adminVerify({ body: { email: email ?? "", token } });
    setVerified(true);
  });
  if (verified) return <SecondFactorStep onDone={enter} />;
  if (email === null) {
    return (
      <NarrowForm
        title="Administrators"
        words="We’ll email you a code."
        problem={ask.sentence ?? (passkey.error && sentenceOf(passkey.error))}
        onSubmit={ask.onSubmit}
      >
        <Field label="Email" error={ask.fields.email}>
          <TextInput name="email" type="email" autoComplete="username" />
        </Field>
        <Button type="submit" tone="fill" size="lg" wide busy={ask.busy}>
          Send code
        </Button>
        <Button icon={KeyRound} size="lg" wide busy={passkey.isPending} onClick={() => passkey.mutate()}>
          Use a passkey
        </Button>
      </NarrowForm>
    );
  }
  return (
    <NarrowForm
      title="Enter the code"
      words={`If ${email} belongs to an administrator, we’ve sent a 6-digit code there. It works for 10 minutes.`}
      problem={verify.sentence}
      onSubmit={verify.onSubmit}
    >
      <Field key="token" label="Code" error={verify.fields.token}>
        <TextInput name="token" inputMode="numeric" autoComplete="one-time-code" />
      </Field>
      <Button type="submit" tone="fill" size="lg" wide busy={verify.busy}>
        Continue
      </Button>
      <Button tone="bare" onClick={() => setEmail(null)}>
        Use a different email
      </Button>
    </NarrowForm>
  );
}
