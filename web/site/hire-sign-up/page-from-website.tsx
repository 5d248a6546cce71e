import { useNavigate } from "react-router";
import { Button } from "#ui/controls/buttons/button.tsx";
import { FormError } from "#ui/controls/fields/form-error.tsx";
import { Callout } from "#ui/data/status/callout.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { api, sentenceOf } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";

/** A company that is not known here: its page can be begun from its own website. */
export function PageFromWebsite({ website }: { website: string }) {
  const navigate = useNavigate();
  const read = useChange({
    call: () => api.companies.autoCreate({ body: { website } }),
    done: ({ company }) => void navigate(`/hire/take-over/${company.slug}`),
    refusal: null,
  });
  return (
    <Stack gap={2}>
      <Callout tone="info" as="div">
        <Stack gap={2} align="start">
          <span>We can fill in your page from your website: name, logo, a few words about you.</span>
          <Button size="sm" busy={read.isPending} onClick={() => read.mutate()}>
            Start from my website
          </Button>
        </Stack>
      </Callout>
      {read.error && <FormError title={sentenceOf(read.error)} />}
    </Stack>
  );
}
