import { useSearchParams } from "react-router";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { siteMeta } from "#web/shared/head.ts";
import { NarrowForm } from "#web/shared/narrow-form.tsx";
import { carrying, returnUrl } from "#web/shared/session/return-url.ts";

export const meta = siteMeta({ title: "Sign in with your company", path: "/sign-in/company", hidden: true });

/** The domain of the address says whose sign-in to go to. */
export default function CompanySignInPage() {
  const [search] = useSearchParams();
  const form = useSubmit(async ({ email = "" }) => {
    const { url } = await api.singleSignOn.start({ body: { email, to: returnUrl(search) ?? undefined } });
    location.assign(url);
  });
  return (
    <NarrowForm
      title="Sign in with your company"
      words="We’ll send you to your company’s own sign-in page."
      problem={form.fields.email ? null : form.sentence}
      onSubmit={form.onSubmit}
      foot={<Link href={carrying("/sign-in", search)}>Sign in with a password instead</Link>}
    >
      <Field label="Work email" error={form.fields.email && form.sentence}>
        <TextInput name="email" type="email" autoComplete="username" required />
      </Field>
      <Button type="submit" tone="fill" size="lg" wide busy={form.busy}>
        Continue
      </Button>
    </NarrowForm>
  );
}
