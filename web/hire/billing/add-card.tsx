import type { PlanName } from "#shared/plans/plans.data.ts";
import { Button } from "#ui/controls/buttons/button.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";

/** Leads to the payment provider's page, where a card is typed; that leads back here. */
export function AddCard({ tone, plan }: { tone?: "fill"; plan?: PlanName }) {
  const add = useChange({
    call: () => api.billing.addMethod({ body: { plan } }),
    done: ({ url }) => url && location.assign(url),
    otherwise: "We couldn’t reach the payment provider. Try again.",
  });
  return (
    <Button tone={tone} busy={add.isPending} onClick={() => add.mutate()}>
      Add a card
    </Button>
  );
}
