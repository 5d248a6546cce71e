import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { Band } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { servicesContext } from "#web/api/services.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { siteMeta } from "#web/shared/head.ts";
import { NarrowForm } from "#web/shared/narrow-form.tsx";
import { accountOf } from "#web/shared/session/plain.ts";
import { knowMe } from "#web/shared/session/session.ts";
import { SitePage } from "#web/shared/site-page.tsx";
import { PasswordField } from "#web/site/shared/password-field.tsx";
import type { Route } from "./+types/employee-invite-page";

export const meta = siteMeta({ title: "Refer people where you work", path: "/teams/invite", hidden: true });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { api: mine } = context.get(servicesContext);
  const secret = new URL(request.url).searchParams.get("token") ?? "";
  const [invite, account] = await Promise.all([
    mine.employeeInvites.show({ params: { secret } }).catch(() => null),
    accountOf(request, mine),
  ]);
  return { secret, invite, account: account && { email: account.email } };
}

/** The team's invitation: a new person chooses a password, a known one writes theirs, who is signed in only accepts. */
export default function EmployeeInvitePage({ loaderData }: Route.ComponentProps) {
  const { invite, secret, account } = loaderData;
  if (!invite || invite.state !== "pending" || invite.expired)
    return <Ended joined={invite?.state === "accepted"} />;
  return <Accept invite={invite} secret={secret} account={account} />;
}

type Loaded = Route.ComponentProps["loaderData"];
type AcceptProps = Loaded & { invite: NonNullable<Loaded["invite"]> };
function Accept({ invite, secret, account }: AcceptProps) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { company, hasAccount, email } = invite;
  const isNew = !account && !hasAccount;
  const form = useSubmit(async ({ fullName, password }) => {
    await api.employeeInvites.accept({
      params: { secret },
      body: { ...(password && { password }), ...(isNew && { fullName }) },
    });
    await knowMe(cache);
    cache.removeQueries({ queryKey: ["employee"] });
    await navigate("/teams");
  });
  return (
    <NarrowForm
      title={`Refer people to ${company.companyName}`}
      words={`${company.companyName} invited ${email}. ${wordsFor({ account, hasAccount })}`}
      problem={Object.keys(form.fields).length ? null : form.sentence}
      signedIn={account !== null}
      onSubmit={form.onSubmit}
    >
      {isNew && (
        <Field label="Your name" error={form.fields.fullName}>
          <TextInput name="fullName" autoComplete="name" defaultValue={invite.fullName ?? ""} required />
        </Field>
      )}
      {!account && (
        <>
          <input type="hidden" name="username" value={email} autoComplete="username" />
          <PasswordField hasAccount={hasAccount} error={form.fields.password} />
        </>
      )}
      <Button type="submit" tone="fill" size="lg" wide busy={form.busy}>
        Accept invitation
      </Button>
    </NarrowForm>
  );
}

function wordsFor({ account, hasAccount }: Pick<AcceptProps, "account"> & { hasAccount: boolean }) {
  if (account)
    return `You’re signed in as ${account.email}, and the company is added to this account. You can be at one company at a time.`;
  return hasAccount
    ? "You already have an account here. Enter its password to accept."
    : "You see its open jobs, and what a referral earns when someone is hired.";
}

function Ended({ joined }: { joined: boolean }) {
  return (
    <SitePage>
      <Band width="narrow">
        <Stack gap={4} align="start">
          <h1>{joined ? "This invitation has already been used" : "This invitation has expired"}</h1>
          <p>
            {joined
              ? "Sign in with the account that accepted it."
              : "Ask the hiring team to send it again, or sign up with your company email."}
          </p>
          <ButtonLink tone="fill" href={joined ? "/sign-in?to=/teams" : "/teams/sign-up"}>
            {joined ? "Sign in" : "Sign up"}
          </ButtonLink>
        </Stack>
      </Band>
    </SitePage>
  );
}
