import type { QueryKey } from "@tanstack/react-query";
import { Button } from "#ui/controls/buttons/button.tsx";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { useChange } from "#web/api/use-change.ts";

interface EndOfferProps {
  offer: { id: string; title: string };
  /** "drop" */
  noun: string;
  /** What stays as it is. */
  description: string;
  call: () => Promise<unknown>;
  stale: { queryKey: QueryKey };
}
/** Takes a drop or a gift card off the list, once that is confirmed. */
export function EndOffer({ offer: { id, title }, noun, description, call, stale }: EndOfferProps) {
  const ending = useChange({
    call,
    success: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ended`,
    stale: [stale],
    once: () => id,
  });
  return (
    <ConfirmDialog
      title={`End “${title}”?`}
      description={description}
      action={`End ${noun}`}
      busy={ending.isPending}
      onConfirm={() => ending.mutate()}
      trigger={
        <Button size="sm" aria-label={`End ${title}`}>
          End
        </Button>
      }
    />
  );
}
