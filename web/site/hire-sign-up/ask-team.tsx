import type { MyClaim } from "#contract/company-claims.ts";
import { Button, ButtonLink } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Row } from "#ui/layout/row.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";

/** Someone else took the company over first: the person asks them for an invitation, under the address they claimed it with. */
export function AskTeam({ claim }: { claim: MyClaim }) {
  const { email } = claim;
  const ask = useAskTeam(claim);
  return (
    <>
      <h1>{claim.companyName} already has a hiring team</h1>
      <p>
        A teammate took the page over before you. Ask to join: they’ll see your name and {email}, and can
        invite you.
      </p>
      {ask.error && <FormError title={sentenceOf(ask.error)} />}
      <Row gap={2} wrap>
        <Button tone="fill" busy={ask.isPending} onClick={() => ask.mutate()}>
          Ask to join
        </Button>
        <ButtonLink href={`/hire/take-over/${claim.companySlug}`}>Use another address</ButtonLink>
      </Row>
    </>
  );
}

/** The link went to another address than the account’s: it is sent there again. */
export function AskAgain(asked: { companyId: string; email: string }) {
  const ask = useAskTeam(asked);
  return (
    <>
      {ask.error && <FormError title={sentenceOf(ask.error)} />}
      <Button busy={ask.isPending} onClick={() => ask.mutate()}>
        Send another link
      </Button>
    </>
  );
}

function useAskTeam({ companyId, email }: { companyId: string; email: string }) {
  return useChange({
    call: () => api.companies.askToJoin({ body: { companyId, email } }),
    success: ({ state }) => (state === "asked" ? `We sent a link to ${email}` : null),
    refusal: null,
    stale: [["my-claim"]],
  });
}
