import { KeyRound } from "lucide-react";
import { useNavigate, useSearchParams } from "react-router";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { PasswordInput } from "#ui/controls/fields/password-input.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { siteMeta } from "#web/shared/head.ts";
import { NarrowForm } from "#web/shared/narrow-form.tsx";
import { SecondStepPage } from "#web/shared/second-factor/second-step-page.tsx";
import { signInByPasskey } from "#web/shared/session/passkeys.ts";
import { carrying, returnUrl } from "#web/shared/session/return-url.ts";
import { homeOf } from "#web/shared/session/session.ts";
import { useSignIn } from "#web/shared/session/use-sign-in.ts";

export const meta = siteMeta({ title: "Sign in", path: "/sign-in" });

export default function SignInPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { enter, step } = useSignIn((user) => navigate(returnUrl(search) ?? homeOf(user)));
  const form = useSubmit(({ email = "", password = "" }) =>
    enter(() => api.accounts.login({ body: { email, password } })),
  );
  const passkey = useChange({ call: () => enter(signInByPasskey), refusal: null, once: () => "passkey" });
  if (step) return <SecondStepPage step={step} />;
  return (
    <NarrowForm
      title="Sign in"
      problem={form.sentence ?? (passkey.error && sentenceOf(passkey.error))}
      onSubmit={form.onSubmit}
      foot={
        <>
          New here? <Link href={carrying("/sign-up", search)}>Create a profile</Link>,{" "}
          <Link href="/hire/sign-up">start hiring</Link> or{" "}
          <Link href="/teams/sign-up">refer people where you work</Link>.
        </>
      }
    >
      <Field label="Email" error={form.fields.email}>
        <TextInput name="email" type="email" autoComplete="username" required />
      </Field>
      <Field
        label="Password"
        error={form.fields.password}
        aside={<Link href="/recover-password">Forgot your password?</Link>}
      >
        <PasswordInput name="password" autoComplete="current-password" required />
      </Field>
      <Button type="submit" tone="fill" size="lg" wide busy={form.busy}>
        Sign in
      </Button>
      <Stack gap={2}>
        <Button icon={KeyRound} size="lg" wide busy={passkey.isPending} onClick={() => passkey.mutate()}>
          Use a passkey
        </Button>
        <ButtonLink size="lg" wide href={carrying("/sign-in/email", search)}>
          Email me a link
        </ButtonLink>
        <ButtonLink size="lg" wide href={carrying("/sign-in/company", search)}>
          Continue with your company
        </ButtonLink>
      </Stack>
    </NarrowForm>
  );
}
