import { Button } from "#ui/controls/buttons/button.tsx";
import { Link } from "#ui/controls/buttons/link.tsx";
import { NarrowForm } from "#web/shared/narrow-form.tsx";
import { JoinFields } from "./claim/join-fields.tsx";
import { useJoin } from "./claim/use-asking.ts";
import type { AskedCompany } from "./take-over-form.tsx";

/** The company has a team: a colleague asks it for an invitation. */
export function JoinForm({ company, domain, account, mark }: AskedCompany) {
  const form = useJoin(company.id, account);
  return (
    <NarrowForm
      title={`Ask to join ${company.companyName}`}
      words={
        <>{mark} already has a hiring team here. We’ll show the team your request, and they can invite you.</>
      }
      problem={Object.keys(form.fields).length ? null : form.sentence}
      signedIn={account !== null}
      onSubmit={form.onSubmit}
      foot={
        <>
          Already invited? Open the link in your email
          {account === null && (
            <>
              , or <Link href="/sign-in">sign in</Link>
            </>
          )}
          .
        </>
      }
    >
      <JoinFields errors={form.fields} domain={domain} account={account} />
      <Button type="submit" tone="fill" size="lg" wide busy={form.busy}>
        Ask to join
      </Button>
    </NarrowForm>
  );
}
