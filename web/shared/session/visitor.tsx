import { createContext, use, useContext, useState } from "react";
import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import type { Account } from "#contract/accounts.ts";
import { lazyOverlay } from "#ui/overlays/lazy-overlay.tsx";
import { ToastRegion, showToast } from "#ui/overlays/toast.tsx";
import { InApp } from "#web/shared/session/in-app.ts";

/** Who looks at a public page: nobody we know, a job seeker, or someone who seeks no job here. */
export type Visitor = "nobody" | "candidate" | "other";
type Act = (account: Account | null) => unknown;
interface VisitorGateValue {
  visitor: Visitor;
  /** Does it at once for who is signed in; others sign in first, without leaving the page. */
  signedIn: (title: string, act: Act) => void;
}

export function visitorOf(account: Pick<Account, "accessRoles"> | null): Visitor {
  if (!account) return "nobody";
  return account.accessRoles.includes("candidate") ? "candidate" : "other";
}

const VisitorContext = createContext<VisitorGateValue | null>(null);
/** Null on pages that offer nothing an account is needed for. */
export function useVisitor() {
  return useContext(VisitorContext);
}

const LoginDialog = lazyOverlay(async () => (await import("./login-dialog.tsx")).LoginDialog);

interface VisitorGateProps {
  visitor: Visitor;
  onSignedIn: (account: Account) => void;
  children: ReactNode;
}
/** Stands around a public page with actions that need an account. */
export function VisitorGate({ visitor, onSignedIn, children }: VisitorGateProps) {
  const [wish, setWish] = useState<{ title: string; act: Act } | null>(null);
  const [open, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  const inApp = use(InApp);
  function signedIn(title: string, act: Act) {
    if (visitor !== "nobody") return void act(null);
    setWish({ title, act });
    setOpen(true);
  }
  async function goOn(account: Account) {
    setOpen(false);
    onSignedIn(account);
    if (visitorOf(account) === "candidate") await wish?.act(account);
    else
      showToast({
        text: "This is for job seekers, and you don’t have a job seeker profile yet.",
        tone: "warning",
      });
    await revalidate();
  }
  return (
    <VisitorContext value={{ visitor, signedIn }}>
      {children}
      {!inApp && <ToastRegion />}
      <LoginDialog
        open={open}
        title={wish?.title ?? "Sign in"}
        onClose={() => setOpen(false)}
        onSignedIn={(account) => void goOn(account)}
      />
    </VisitorContext>
  );
}
