import { useNavigate, useSearchParams } from "react-router";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { siteMeta } from "#web/shared/head.ts";
import { NarrowForm } from "#web/shared/narrow-form.tsx";
import { SecondStepPage } from "#web/shared/second-factor/second-step-page.tsx";
import { carrying, returnUrl } from "#web/shared/session/return-url.ts";
import { homeOf } from "#web/shared/session/session.ts";
import { useSignIn } from "#web/shared/session/use-sign-in.ts";

export const meta = siteMeta({ title: "Sign in", path: "/sign-in/link", hidden: true });

/** Where the link of an email leads. Only a press uses it up: programs that look at mail open links too. */
export default function SignInLinkPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const token = search.get("token") ?? "";
  const { enter, step } = useSignIn((user) => navigate(returnUrl(search) ?? homeOf(user), { replace: true }));
  const form = useSubmit(() => enter(() => api.security.useSignInLink({ body: { token } })));
  if (step) return <SecondStepPage step={step} />;
  return (
    <NarrowForm
      title="Sign in"
      words="You asked for this link. It works once."
      problem={form.sentence}
      onSubmit={form.onSubmit}
      foot={
        <>
          Link expired? <Link href={carrying("/sign-in/email", search)}>Get a new one</Link>.
        </>
      }
    >
      <Button type="submit" tone="fill" size="lg" wide busy={form.busy}>
        Sign in
      </Button>
    </NarrowForm>
  );
}
