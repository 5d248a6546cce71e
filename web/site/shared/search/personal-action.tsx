import type { ReactNode } from "react";
import { ButtonLink } from "#ui/controls/buttons/button.tsx";
import type { LucideIcon } from "#ui/controls/indicators/icon.tsx";
import { type Visitor, VisitorGate } from "#web/shared/session/visitor.tsx";
import { signInFor } from "#web/shared/session/return-url.ts";
import { rememberAccount } from "#web/shared/session/known-visitor.ts";

interface PersonalActionProps {
  visitor: Visitor;
  /** Where the visitor stands, and comes back to after signing in. */
  path: string;
  icon: LucideIcon;
  label: string;
  /** What who is signed in gets instead. */
  children: ReactNode;
}
/** An action on a page without scripts: a link to sign in and come back, until we know who looks. */
export function PersonalAction({ visitor, path, icon, label, children }: PersonalActionProps) {
  if (visitor === "nobody")
    return (
      <ButtonLink href={signInFor(path)} size="lg" icon={icon}>
        {label}
      </ButtonLink>
    );
  return (
    <VisitorGate visitor={visitor} onSignedIn={rememberAccount}>
      {children}
    </VisitorGate>
  );
}
