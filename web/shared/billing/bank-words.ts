import type { Invoice } from "#contract/billing.ts";
import type { ToastWish } from "#ui/overlays/toast-store.ts";

export const waitingForBank = "Your bank hasn’t answered yet. We’ll update this page.";

interface Paying {
  invoices: readonly Pick<Invoice, "kind" | "state" | "awaitingBank" | "problem">[];
}

/** Whether nobody knows yet if a plan’s payment went through. */
export function awaitsBank({ invoices }: Paying) {
  return invoices.some(({ kind, awaitingBank }) => kind === "plan" && awaitingBank);
}

/** Why the last payment for a plan was refused; null where it wasn’t. */
export function refusalOf({ invoices }: Paying) {
  const last = invoices.find(({ kind }) => kind === "plan");
  return last?.state === "void" ? last.problem : null;
}

/** The toast after a change that is paid for: what is known of it, never more. */
export function paidToast(plan: Paying, success: string, happened: boolean): ToastWish | null {
  if (awaitsBank(plan)) return { text: waitingForBank, tone: "info" };
  return happened ? { text: success, tone: "success" } : null;
}
