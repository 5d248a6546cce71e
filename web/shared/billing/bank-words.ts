import type { Invoice } from "#contract/invoices.ts";
import type { ToastWish } from "#ui/overlays/toast-store.ts";

const waitingForBank = "Your bank hasn’t answered yet. We’ll update this page.";
const waitingForProvider =
  "We couldn’t reach our payment provider yet, so we don’t know if this is paid. We’ll try again every few minutes and update this page.";

interface Paying {
  invoices: readonly Pick<Invoice, "kind" | "state" | "awaitingBank" | "providerAway" | "problem">[];
}

/** Whether nobody knows yet if a plan’s payment went through. */
export function awaitsBank({ invoices }: Paying) {
  return invoices.some(isAwaited);
}
function isAwaited({ kind, awaitingBank }: Pick<Invoice, "kind" | "awaitingBank">) {
  return kind === "plan" && awaitingBank;
}

/** The invoice of a plan of which that is so, with what is known of it. */
export function awaitedOf({ invoices }: { invoices: readonly Invoice[] }) {
  return invoices.find(isAwaited) ?? null;
}

/** Why it isn’t known yet whether an invoice is paid. */
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
  const awaited = plan.invoices.find(isAwaited);
  if (awaited) return { text: waitingText(awaited), tone: "info" };
  return happened ? { text: success, tone: "success" } : null;
}
