import type { ReactNode } from "react";
import { type Visitor, VisitorGate } from "#web/shared/session/visitor.tsx";
import { rememberAccount } from "#web/shared/session/known-visitor.ts";
import { SitePage } from "#web/shared/site-page.tsx";

/** The frame of a page with results: visitors who want to keep something sign in without leaving it. */
export function SearchPage({ visitor, children }: { visitor: Visitor; children: ReactNode }) {
  return (
    <SitePage signedIn={visitor !== "nobody"}>
      <VisitorGate visitor={visitor} onSignedIn={rememberAccount}>
        {children}
      </VisitorGate>
    </SitePage>
  );
}
