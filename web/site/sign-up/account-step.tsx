import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { ArrowLeft } from "lucide-react";
import type { Account } from "#contract/accounts.ts";
import { scoringNotice } from "#contract/matching.ts";
import { CallRefused } from "#contract/client.ts";
import { foundNotice, notLooking } from "#shared/profile/being-found.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { Switch } from "#ui/controls/choice/switch.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { PasswordInput } from "#ui/controls/fields/password-input.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Avatar } from "#ui/data/identity/avatar.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { reachedStep } from "#web/shared/visitors/sign-up-tracker.ts";
import { CodeField } from "#web/shared/forms/code-field.tsx";
import { LegalNote } from "#web/shared/legal-note.tsx";
import { useSignIn } from "#web/shared/session/use-sign-in.ts";
import { knowMe } from "#web/shared/session/session.ts";
import { sharersTag, returnUrl } from "#web/shared/session/return-url.ts";
import { correctedPerson } from "./draft-fields.ts";
import type { Draft } from "./draft.ts";
import { StepHead } from "./sign-up-frame.tsx";
import { TagField } from "./tag-field.tsx";
import styles from "./sign-up.module.css";

interface AccountStepProps {
  draft: Draft;
  /** Whoever is signed in on this browser. */
  account: Account | null;
  onSignedIn: (account: Account) => void;
}

/** Step 5: an account, or the one there is already. */
export function AccountStep({ draft, account, onSignedIn }: AccountStepProps) {
  const finish = useFinish();
  // Kept here, so that an address that turns out to be taken empties nothing.
  const [typed, setTyped] = useState({ tag: "", password: "" });
  if (account) return <AddToAccount draft={draft} account={account} onFinish={finish} />;
  return draft.values.accountExists ? (
    <SignInFirst draft={draft} onSignedIn={onSignedIn} />
  ) : (
    <NewAccount draft={draft} onFinish={finish} typed={typed} onType={setTyped} />
  );
}

/** The notice was on the screen; from here on the person has a profile, and goes on where they came from. */
function useFinish() {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async (user: Account) => {
    reachedStep("account");
    await knowMe(cache);
    cache.removeQueries({ queryKey: ["candidate"] });
    const id = user.candidate?.id;
    if (id)
      await api.candidates.update({ params: { id }, body: { scoringNoticeSeen: true } }).catch(() => null);
    await navigate(returnUrl(search) ?? "/today");
  };
}

interface Finishing {
  draft: Draft;
  onFinish: (user: Account) => Promise<void>;
}

interface Typed {
  tag: string;
  password: string;
}
type NewAccountProps = Finishing & { typed: Typed; onType: (typed: Typed) => void };
function NewAccount({ draft, onFinish, typed, onType }: NewAccountProps) {
  const { values, change } = draft;
  const { tag } = typed;
  const pTag = sharersTag(useSearchParams()[0]);
  const form = useSubmit(async ({ password = "" }) => {
    const { signupProfileId, accountExists } = await draft.keep("account");
    if (accountExists) return;
    const parallelTag = tag.trim() || undefined;
    const { user } = await api.candidates
      .signUp({ query: { pTag }, body: { signupProfileId, password, parallelTag } })
      .catch(async (error: unknown) => {
        if (error instanceof CallRefused && error.error.statusCode === 409) await draft.reload();
        throw error;
      });
    await onFinish(user);
  });
  return (
    <AccountForm title="Create your account" form={form} draft={draft} action="Create profile" joins>
      <Field label="Name" error={form.fields.fullName ?? form.fields.name}>
        <TextInput
          autoComplete="name"
          value={values.fullName ?? ""}
          onChange={({ target }) => change(correctedPerson(values, "fullName", target.value))}
        />
      </Field>
      <EmailField draft={draft} error={form.fields.email} />
      <TagField
        value={tag}
        onChange={(next) => onType({ ...typed, tag: next })}
        error={form.fields.parallelTag}
      />
      <Field label="Password" hint="At least 8 characters" error={form.fields.password}>
        <PasswordInput
          name="password"
          autoComplete="new-password"
          required
          value={typed.password}
          onChange={({ target }) => onType({ ...typed, password: target.value })}
        />
      </Field>
      <LegalNote />
    </AccountForm>
  );
}

function SignInFirst({ draft, onSignedIn }: Pick<AccountStepProps, "draft" | "onSignedIn">) {
  const { enter, step } = useSignIn(onSignedIn);
  const form = useSubmit(({ password = "" }) =>
    enter(() => api.accounts.login({ body: { email: draft.values.email ?? "", password } })),
  );
  if (step)
    return (
      <AccountForm title="Enter the code from your app" form={step} draft={draft} action="Sign in">
        <CodeField key="code" error={step.fields.code} />
      </AccountForm>
    );
  return (
    <AccountForm
      title="You already have an account"
      words="Sign in to add this profile to it. We’ve saved everything you entered."
      form={form}
      draft={draft}
      action="Sign in"
    >
      <EmailField draft={draft} error={form.fields.email} />
      <Field
        label="Password"
        error={form.fields.password}
        aside={<Link href="/recover-password">Forgot your password?</Link>}
      >
        <PasswordInput name="password" autoComplete="current-password" required />
      </Field>
    </AccountForm>
  );
}

function AddToAccount({ draft, account, onFinish }: Finishing & { account: Account }) {
  const form = useSubmit(async () => {
    const { signupProfileId } = await draft.keep("account");
    const { id } = await api.candidates.add({ body: { signupProfileId } });
    const user = await api.accounts.me();
    await onFinish({ ...user, candidate: { id } });
  });
  return (
    <AccountForm
      title="Add this profile to your account"
      words={
        account.candidate
          ? "You already have a profile. What you entered fills in its gaps and doesn’t replace anything."
          : undefined
      }
      form={form}
      draft={draft}
      action="Save profile"
      joins={!account.candidate}
    >
      <div className={styles.person}>
        <Avatar name={account.fullName} src={account.profilePicture} size="lg" />
        <p>
          <b>{account.fullName}</b>
          <small>{account.email}</small>
        </p>
      </div>
    </AccountForm>
  );
}

function EmailField({ draft: { values, change }, error }: { draft: Draft; error?: string }) {
  return (
    <Field label="Email" error={error}>
      <TextInput
        type="email"
        autoComplete="username"
        required
        value={values.email ?? ""}
        onChange={({ target }) => change(correctedPerson(values, "email", target.value))}
      />
    </Field>
  );
}

function FoundByCompanies({ draft: { values, change } }: { draft: Draft }) {
  const { resumeData } = values;
  return (
    <aside className={styles.notice} aria-label="Found by companies">
      <p>{foundNotice}</p>
      <Switch
        label="Let companies find me"
        checked={resumeData?.jobStatus !== notLooking}
        onChange={(next) => change({ resumeData: { ...resumeData, jobStatus: next ? null : notLooking } })}
      />
    </aside>
  );
}

interface AccountFormProps {
  title: string;
  words?: string;
  draft: Draft;
  form: Pick<ReturnType<typeof useSubmit>, "onSubmit" | "busy" | "sentence" | "fields">;
  action: string;
  /** The account has no profile yet: whether companies find it is chosen here. */
  joins?: boolean;
  children: React.ReactNode;
}
function AccountForm({ title, words, draft, form, action, joins = false, children }: AccountFormProps) {
  return (
    <form className={styles.narrow} onSubmit={form.onSubmit} noValidate method="post">
      <StepHead title={title}>{words}</StepHead>
      {form.sentence && form.sentence !== form.fields.password && <FormError title={form.sentence} />}
      <Stack gap={4}>{children}</Stack>
      {joins && <FoundByCompanies draft={draft} />}
      <aside className={styles.notice} aria-label="Automated scoring">
        <p>{scoringNotice}</p>
        <p>You can change this anytime in your preferences.</p>
      </aside>
      <Button type="submit" tone="fill" size="lg" wide busy={form.busy}>
        {action}
      </Button>
      <div>
        <Button
          tone="bare"
          icon={ArrowLeft}
          className={styles.back}
          onClick={() => draft.show("introduction")}
        >
          Back
        </Button>
      </div>
    </form>
  );
}
