import { useSearchParams } from "react-router";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";
import { postingById } from "./posting.ts";

export const stillHiring = "Your job stays live for another 30 days.";

/** What whoever comes by the mailed link is asked first: mail programs open links by themselves. Null without a link. */
export function useMailedLink(id: string) {
  const [search, setSearch] = useSearchParams();
  const token = search.get("token") ?? "";
  const applicants = search.has("applicants");
  const hiring = search.has("hiring");
  const confirm = useChange({
    call: async () => {
      const opened = await api.externalJobs.verifyEmail({ params: { id }, body: { token } });
      return hiring && opened.closesAt ? api.externalJobs.confirm({ params: { id } }) : opened;
    },
    done: (job, _, cache) => {
      cache.setQueryData(postingById(id).queryKey, job);
      setSearch({}, { replace: true });
    },
    success: () => (applicants ? null : hiring ? stillHiring : "Email confirmed"),
    refusal: null,
  });
  if (!token) return null;
  return (
    <Stack gap={4} align="start">
      <h1>{applicants ? "See who applied" : hiring ? "Still hiring?" : "Confirm your email"}</h1>
      {confirm.error && <FormError title={sentenceOf(confirm.error)} />}
      <Button tone="fill" size="lg" busy={confirm.isPending} onClick={() => confirm.mutate()}>
        {applicants ? "Open the job" : hiring ? "Yes, keep the job live" : "Confirm and open the job"}
      </Button>
    </Stack>
  );
}
