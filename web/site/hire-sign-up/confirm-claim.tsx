import { useSearchParams } from "react-router";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";

/** Whoever comes by the emailed link is asked for a press: mail programs open links by themselves. */
export function ConfirmClaim() {
  const [search, setSearch] = useSearchParams();
  const token = search.get("token") ?? "";
  const confirm = useChange({
    call: () => api.companies.confirmClaim({ body: { token } }),
    done: () => setSearch({}, { replace: true }),
    success: "Address confirmed",
    refusal: null,
    stale: [["my-claim"], ["me"]],
  });
  if (!token) return null;
  return (
    <>
      {confirm.error && <FormError title={sentenceOf(confirm.error)} />}
      <Button tone="fill" size="lg" busy={confirm.isPending} onClick={() => confirm.mutate()}>
        Confirm that this address is mine
      </Button>
    </>
  );
}
