import { use } from "react";
import { useLiveUpdates } from "#web/api/live.ts";
import { InApp } from "#web/shared/session/in-app.ts";
import type { Visitor } from "#web/shared/session/visitor.tsx";

/** Keeps the page true for people who read it outside an app; in one, the app does. */
export function LivePage({ visitor }: { visitor: Visitor }) {
  const inApp = use(InApp);
  return visitor === "nobody" || inApp ? null : <Listening />;
}

function Listening() {
  useLiveUpdates();
  return null;
}
