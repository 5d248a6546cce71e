import { useId, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { Account } from "#contract/accounts.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { PasswordInput } from "#ui/controls/fields/password-input.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { CodeField } from "#web/shared/forms/code-field.tsx";
import { type SecondStep, useSignIn } from "./use-sign-in.ts";
import { carrying } from "./return-url.ts";

interface LoginDialogProps {
  open: boolean;
  /** What the account is needed for: "Sign in to save this job". */
  title: string;
  /** What is said below the title instead of how to make a profile. */
  description?: string;
  onClose: () => void;
  /** Someone is signed in; what they wanted can go on. */
  onSignedIn: (account: Account) => void;
}

/** Signs a visitor in where they are; who has no account, or forgot the password, is helped here too. */
export function LoginDialog({ open, title, description, onClose, onSignedIn }: LoginDialogProps) {
  const [forgot, setForgot] = useState(false);
  const shared = { title, open, onClose };
  return forgot ? (
    <RecoverForm {...shared} onBack={() => setForgot(false)} />
  ) : (
    <SignInForm
      {...shared}
      description={description}
      onForgot={() => setForgot(true)}
      onSignedIn={onSignedIn}
    />
  );
}

type Shared = Pick<LoginDialogProps, "open" | "title" | "onClose">;

function SignInForm({
  open,
  title,
  description,
  onClose,
  onForgot,
  onSignedIn,
}: Shared & Pick<LoginDialogProps, "description" | "onSignedIn"> & { onForgot: () => void }) {
  const form = useId();
  const { enter, step } = useSignIn(onSignedIn);
  const { pathname, search } = useLocation();
  const first = useRef<HTMLInputElement>(null);
  const { onSubmit, busy, sentence, fields } = useSubmit(({ email = "", password = "" }) =>
    enter(() => api.accounts.login({ body: { email, password } })),
  );
  const signUp = carrying("/sign-up", new URLSearchParams({ to: pathname + search }));
  if (step) return <SecondStepDialog step={step} open={open} onClose={onClose} />;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      initialFocus={first}
      size="sm"
      title={title}
      description={
        description ?? (
          <>
            New here? <Link href={signUp}>Create a profile</Link> and come right back to this page.
          </>
        )
      }
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button tone="fill" type="submit" form={form} busy={busy}>
            Sign in
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={onSubmit} noValidate method="post">
        <Stack gap={4}>
          {sentence && <FormError title={sentence} />}
          <Field label="Email" error={fields.email}>
            <TextInput ref={first} name="email" type="email" autoComplete="username" required />
          </Field>
          <Field
            label="Password"
            error={fields.password}
            aside={
              <Button size="sm" tone="bare" onClick={onForgot}>
                Forgot your password?
              </Button>
            }
          >
            <PasswordInput name="password" autoComplete="current-password" required />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}

function SecondStepDialog({ step, open, onClose }: Omit<Shared, "title"> & { step: SecondStep }) {
  const form = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="sm"
      title="Enter the code from your app"
      footer={
        <>
          <Button onClick={step.startAgain}>Start again</Button>
          <Button tone="fill" type="submit" form={form} busy={step.busy}>
            Sign in
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={step.onSubmit} noValidate method="post">
        <Stack gap={4}>
          {step.sentence && <FormError title={step.sentence} />}
          <CodeField key="code" error={step.fields.code} />
        </Stack>
      </form>
    </Dialog>
  );
}

function RecoverForm({ open, onClose, onBack }: Shared & { onBack: () => void }) {
  const form = useId();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { onSubmit, busy, sentence, fields } = useSubmit(async ({ email = "" }) => {
    await api.accounts.recover({ body: { email } });
    setSentTo(email);
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="sm"
      title={sentTo ? "Check your inbox" : "Recover your password"}
      description={
        sentTo
          ? `If there’s an account for ${sentTo}, we’ve sent a link. It works for 1 hour.`
          : "We’ll send you a link to choose a new one."
      }
      footer={
        <>
          <Button onClick={onBack}>Back to sign in</Button>
          <Button tone="fill" type="submit" form={form} busy={busy}>
            {sentTo ? "Send it again" : "Send link"}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={onSubmit} noValidate method="post">
        <Stack gap={4}>
          {sentence && <FormError title={sentence} />}
          <Field label="Email" error={fields.email}>
            <TextInput name="email" type="email" autoComplete="username" required />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
