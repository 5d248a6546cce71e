import { Callout } from "#ui/data/status/callout.tsx";

/** Whoever asked can’t sign in, so there is nothing to give them. */
export function DisabledAccount() {
  return (
    <Callout tone="warn">
      This account is disabled, so the request can only be rejected. To approve it, enable the account under
      People first.
    </Callout>
  );
}
