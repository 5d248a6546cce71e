import type { PaymentMethod } from "#contract/billing.ts";

/** "Visa ending in 4242" */
export function cardName({ brand, last4 }: Pick<PaymentMethod, "brand" | "last4">) {
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}`;
}
