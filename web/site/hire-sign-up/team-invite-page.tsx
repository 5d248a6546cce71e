import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { Field } from "#ui/controls/fields/field.tsx";
import { TextInput } from "#ui/controls/fields/text-input.tsx";
import { CompanyMark } from "#ui/data/identity/company-mark.tsx";
import { Band } from "#ui/layout/page.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api } from "#web/api/client.ts";
import { servicesContext } from "#web/api/services.ts";
import { useSubmit } from "#web/shared/forms/use-submit.ts";
import { siteMeta } from "#web/shared/head.ts";
import { knowMe } from "#web/shared/session/session.ts";
import { SitePage } from "#web/shared/site-page.tsx";
import { NarrowForm } from "#web/shared/narrow-form.tsx";
import type { Route } from "./+types/team-invite-page";
import { PasswordField } from "#web/site/shared/password-field.tsx";
import styles from "./hire-sign-up.module.css";

export const meta = siteMeta({ title: "Join the hiring team", path: "/team-invite", hidden: true });

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api: mine } = context.get(servicesContext);
  return {
    secret: params.secret,
    invite: await mine.companies.getInvite({ params: { secret: params.secret } }).catch(() => null),
  };
}

/** An invitation to a hiring team: a new person chooses a password, a known one writes theirs. */
export default function TeamInvitePage({ loaderData: { invite, secret } }: Route.ComponentProps) {
  if (!invite || invite.state !== "pending" || invite.expired)
    return <Ended joined={invite?.state === "accepted"} />;
  return <Join invite={invite} secret={secret} />;
}

function wordsFor({ hasAccount, asked, signedIn }: Invite) {
  if (signedIn) return "You’ll join with the account you’re signed in to.";
  if (asked) return "Sign in to the account you asked to join with, or enter its password to join.";
  return hasAccount && "You already have an account here. Enter its password to join.";
}

type Invite = NonNullable<Route.ComponentProps["loaderData"]["invite"]>;

function Join({ invite, secret }: { invite: Invite; secret: string }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { company, hasAccount, asked, signedIn, email } = invite;
  const form = useSubmit(async ({ fullName = "", password }) => {
    await api.companies.joinTeam({
      body: { inviteId: secret, ...(password && { password }), ...(!hasAccount && { fullName }) },
    });
    await knowMe(cache);
    await navigate("/hire/jobs");
  });
  return (
    <NarrowForm
      title={`Hire with ${company.companyName}`}
      words={
        <>
          <span className={styles.company}>
            <CompanyMark name={company.companyName} src={company.companyLogo} size="sm" />
            {company.companyName}
          </span>{" "}
          invited {email} to its hiring team. {wordsFor(invite)}
        </>
      }
      problem={Object.keys(form.fields).length ? null : form.sentence}
      signedIn={signedIn}
      onSubmit={form.onSubmit}
    >
      {!hasAccount && (
        <Field label="Your name" error={form.fields.fullName}>
          <TextInput name="fullName" autoComplete="name" required />
        </Field>
      )}
      {/* The account that asked is at another address, which isn’t told to who only has the link. */}
      {!asked && !signedIn && <input type="hidden" name="username" value={email} autoComplete="username" />}
      {!signedIn && <PasswordField hasAccount={hasAccount} error={form.fields.password} />}
      <Button type="submit" tone="fill" size="lg" wide busy={form.busy}>
        Join the team
      </Button>
    </NarrowForm>
  );
}

function Ended({ joined }: { joined: boolean }) {
  return (
    <SitePage>
      <Band width="narrow">
        <Stack gap={4} align="start">
          <h1>{joined ? "This invitation has already been used" : "This invitation has expired"}</h1>
          <p>
            {joined
              ? "Sign in with the account that joined."
              : "Ask the person who invited you to send it again. Invitations work for 2 weeks."}
          </p>
          <ButtonLink tone="fill" href="/sign-in">
            Sign in
          </ButtonLink>
        </Stack>
      </Band>
    </SitePage>
  );
}
