import { type ReactNode, useId } from "react";
import { productName } from "#shared/product.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Dialog } from "#ui/overlays/dialog.tsx";
import type { useSubmit } from "#web/shared/forms/use-submit.ts";
import { CompanyPreview } from "./company-preview.tsx";
import { DemoAccount } from "./demo-account.tsx";
import type { Demo, DemoStart } from "./demo.ts";
import { takeOverPath, useDemo } from "./use-demo.ts";

interface DemoDialogProps {
  start: DemoStart;
  /** People with an account go on to prove the domain; others sign up here. */
  hasAccount: boolean;
  /** The demo is not offered again. */
  onSkip: () => void;
  onClose: () => void;
}

/** Shows a company how it could look here, made from its website, and leads from there to its own page. */
export function DemoDialog({ start, hasAccount, onSkip, onClose }: DemoDialogProps) {
  const formId = useId();
  const { demo, step, asking, signing, signUp, lookAgain, change } = useDemo(start);
  const { companyData: company } = demo;
  const skip = <Button onClick={onSkip}>Skip the demo</Button>;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      {...wordsOf(demo, step)}
      footer={
        <>
          {step === "sign up" ? <Button onClick={lookAgain}>Back</Button> : skip}
          {step === "look" && hasAccount && (
            <ButtonLink tone="fill" href={takeOverPath(company!.slug)}>
              Take over this page
            </ButtonLink>
          )}
          {step === "look" && !hasAccount && (
            <Button tone="fill" onClick={signUp}>
              Take over this page
            </Button>
          )}
          {step === "ask" && <Send form={formId} busy={asking.busy} words="Show my page" />}
          {step === "sign up" && <Send form={formId} busy={signing.busy} words="Start hiring" />}
        </>
      }
    >
      {step === "ask" && (
        <Form id={formId} form={asking} shown={["website"]}>
          <AskFields demo={demo} error={asking.fields.website} hasAccount={hasAccount} />
        </Form>
      )}
      {step === "look" && <CompanyPreview company={company!} />}
      {step === "sign up" && (
        <Form id={formId} form={signing} shown={["fullName", "email", "password", "linkedInUrl"]}>
          <DemoAccount data={demo.signupCompanyData} errors={signing.fields} onChange={change} />
        </Form>
      )}
    </Dialog>
  );
}

function wordsOf({ companyData, companyBuilt, website }: Demo, step: ReturnType<typeof useDemo>["step"]) {
  if (!companyData)
    return {
      title: "See your company here",
      description: "We read your website and show you the page it makes. No one else sees it.",
    };
  const { companyName, profilePercentageComplete } = companyData;
  if (step === "sign up")
    return {
      title: `Take over ${companyName}`,
      description: "We’ll send a link to your work email. Once you open it, the page is yours.",
    };
  return {
    title: `${companyName} on ${productName}`,
    description: companyBuilt
      ? `Made from ${website}, and seen by no one else. It fills ${profilePercentageComplete}% of a profile; you add the rest.`
      : `${companyName} is known here, and no one manages its page. It fills ${profilePercentageComplete}% of a profile; you add the rest.`,
  };
}

function Send({ form, busy, words }: { form: string; busy: boolean; words: string }) {
  return (
    <Button tone="fill" type="submit" form={form} busy={busy}>
      {words}
    </Button>
  );
}

interface FormProps {
  id: string;
  form: ReturnType<typeof useSubmit>;
  /** The fields that say themselves what is wrong with them. */
  shown: readonly string[];
  children: ReactNode;
}
function Form({ id, form, shown, children }: FormProps) {
  const said = Object.keys(form.fields).some((name) => shown.includes(name));
  return (
    <form id={id} onSubmit={form.onSubmit} noValidate method="post">
      <Stack gap={4}>
        {form.sentence && !said && <FormError title={form.sentence} />}
        {children}
      </Stack>
    </form>
  );
}

interface AskFieldsProps {
  demo: Demo;
  error: string | undefined;
  hasAccount: boolean;
}
function AskFields({ demo, error, hasAccount }: AskFieldsProps) {
  return (
    <>
      <Field label="Website" hint="Your company’s own" error={error}>
        <TextInput name="website" inputMode="url" autoComplete="url" required defaultValue={demo.website} />
      </Field>
      {!hasAccount && (
        <Field label="Work email" optional hint="To take the page over with, if you like it">
          <TextInput name="email" type="email" autoComplete="email" defaultValue={demo.email} />
        </Field>
      )}
    </>
  );
}
