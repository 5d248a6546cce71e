import { invalid } from "#server/errors/refusal.ts";
import { domainOf } from "#shared/links/domain.ts";
import { isDisposable } from "./proves-nothing.ts";

/** Whoever decides about people answers them at an address that lasts. */
export function refuseThrownAway(email: string) {
  if (!isDisposable(domainOf(email.split("@")[1]!) ?? "")) return;
  throw invalid("Enter an address that you keep. This one is thrown away.", {
    email: "Enter an address that you keep",
  });
}
