import { Button } from "#ui/controls/buttons/button.tsx";
import { NarrowForm } from "#web/shared/narrow-form.tsx";
import type { SecondStep } from "#web/shared/session/use-sign-in.ts";
import { CodeField } from "#web/shared/forms/code-field.tsx";

/** The last step of signing in, where the account has a second factor. */
export function SecondStepPage({ step }: { step: SecondStep }) {
  return (
    <NarrowForm
      title="Enter the code from your app"
      words="Open your authenticator app. If you don’t have it, enter a recovery code."
      problem={step.sentence}
      onSubmit={step.onSubmit}
    >
      <CodeField key="code" error={step.fields.code} />
      <Button type="submit" tone="fill" size="lg" wide busy={step.busy}>
        Sign in
      </Button>
      <Button tone="bare" onClick={step.startAgain}>
        Start again
      </Button>
    </NarrowForm>
  );
}
