import type { Invoice } from "#contract/invoices.ts";
import type { ToastWish } from "#ui/overlays/toast-store.ts";

const waitingForBank = "Your bank hasn’t answered yet. We’ll update this page.";
const waitingForProvider =
  "We couldn’t reach our payment provider yet, so we don’t know if this is paid. We’ll try again every few minutes and update this page.";

interface Paying {
  invoices: readonly Pick<Invoice, "kind" | "state" | "awaitingBank" | "providerAway" | "problem">[];
}

/** The plan’s invoice whose payment isn’t confirmed yet. */
export function awaitedOf<Asked extends Pick<Invoice, "kind" | "awaitingBank">>(plan: {
  invoices: readonly Asked[];
}): Asked | null {
  return plan.invoices.find(({ kind, awaitingBank }) => kind === "plan" && awaitingBank) ?? null;
}

/** Whether a plan’s payment isn’t confirmed yet. */
export function awaitsBank(plan: Paying) {
  return awaitedOf(plan) !== null;
}

/** Why an invoice’s payment isn’t confirmed yet. */
export function waitingText({ providerAway }: Pick<Invoice, "providerAway">) {
  return providerAway ? waitingForProvider : waitingForBank;
}

/** Why the last payment for a plan was refused; null where it wasn’t. */
export function refusalOf({ invoices }: Paying) {
  const last = invoices.find(({ kind }) => kind === "plan");
  return last?.state === "void" ? last.problem : null;
}

/** The toast after a change that is paid for: what is known of it, never more. */
export function paidToast(plan: Paying, success: string, happened: boolean): ToastWish | null {
  const awaited = awaitedOf(plan);
  if (awaited) return { text: waitingText(awaited), tone: "info" };
  return happened ? { text: success, tone: "success" } : null;
}
