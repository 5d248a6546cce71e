import { Button } from "#ui/controls/buttons/button.tsx";
import { api } from "#web/api/client.ts";
import { useChange } from "#web/api/use-change.ts";

/** Sends the link that confirms an email address once more. */
export function SendAgain({ email }: { email: string }) {
  const again = useChange({
    call: () => api.accounts.resendVerification({ body: { email } }),
    success: `We sent a new link to ${email}`,
  });
  return (
    <Button size="sm" busy={again.isPending} onClick={() => again.mutate()}>
      Send a new link
    </Button>
  );
}
