import type { MyClaim } from "#contract/company-claims.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";

/** Someone else took the company over first: the person asks them for an invitation. */
export function AskTeam({ claim, email }: { claim: MyClaim; email: string }) {
  const ask = useChange({
    call: () => api.companies.askToJoin({ body: { companyId: claim.companyId } }),
    refusal: null,
    stale: [["my-claim"]],
  });
  return (
    <>
      <h1>{claim.companyName} already has a hiring team</h1>
      <p>
        A teammate took the page over before you. Ask to join: they’ll see your name and {email}, and can
        invite you.
      </p>
      {ask.error && <FormError title={sentenceOf(ask.error)} />}
      <Button tone="fill" busy={ask.isPending} onClick={() => ask.mutate()}>
        Ask to join
      </Button>
    </>
  );
}
