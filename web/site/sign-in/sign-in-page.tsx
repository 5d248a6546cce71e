import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { PasswordInput } from "#ui/controls/fields/password-input.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { siteMeta } from "#web/shared/head.ts";
import { homeOf, knowMe } from "#web/shared/session/session.ts";
import { carrying, returnUrl } from "#web/shared/session/return-url.ts";
import { NarrowForm } from "#web/shared/narrow-form.tsx";

export const meta = siteMeta({ title: "Sign in", path: "/sign-in" });

export default function SignInPage() {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const [search] = useSearchParams();
  const form = useSubmit(async ({ email = "", password = "" }) => {
    const { user } = await api.accounts.login({ body: { email, password } });
    await knowMe(cache);
    await navigate(returnUrl(search) ?? homeOf(user));
  });
  return (
    <NarrowForm
      title="Sign in"
      problem={form.sentence}
      onSubmit={form.onSubmit}
      foot={
        <>
          New here? <Link href={carrying("/sign-up", search)}>Create a profile</Link> or{" "}
          <Link href="/hire/sign-up">start hiring</Link>.
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
      <ButtonLink size="lg" wide href={carrying("/sign-in/company", search)}>
        Continue with your company
      </ButtonLink>
    </NarrowForm>
  );
}
