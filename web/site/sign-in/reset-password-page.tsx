import { useNavigate, useSearchParams } from "react-router";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { PasswordInput } from "#ui/controls/fields/password-input.tsx";
import { showToast } from "#ui/overlays/toast-store.ts";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { siteMeta } from "#web/shared/head.ts";
import { NarrowForm } from "#web/shared/narrow-form.tsx";

export const meta = siteMeta({ title: "Choose a new password", path: "/reset-password", hidden: true });

export default function ResetPasswordPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const form = useSubmit(async ({ password = "" }) => {
    await api.accounts.setNewPassword({ body: { token: search.get("token") ?? "", password } });
    showToast({ text: "Password changed. Sign in with the new one.", tone: "success" });
    await navigate("/sign-in");
  });
  return (
    <NarrowForm
      title="Choose a new password"
      words="You’ll be signed out on all your devices."
      problem={form.sentence}
      onSubmit={form.onSubmit}
      foot={
        <>
          Link expired? <Link href="/recover-password">Get a new one</Link>.
        </>
      }
    >
      <Field label="New password" hint="At least 8 characters" error={form.fields.password}>
        <PasswordInput name="password" autoComplete="new-password" required />
      </Field>
      <Button type="submit" tone="fill" size="lg" wide busy={form.busy}>
        Save password
      </Button>
    </NarrowForm>
  );
}
