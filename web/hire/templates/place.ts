import { type SharedKind, sharedKinds } from "#shared/words/shared-texts.data.ts";

export const templatesPath = "/hire/templates";
export const tabs = ["messages", "offers", "emails", "reasons", "sharing", "signatures"] as const;
export type Tab = (typeof tabs)[number];
/** What is being written for the first time. */
export const fresh = "new";

export interface Place {
  tab: Tab;
  /** The id of what is open, an event, the number of a reason, or "new". */
  open: string | null;
  /** What a new text to share is for. */
  kind: SharedKind;
}

/** What the address says about the screen. */
export function placeOf(search: URLSearchParams): Place {
  return {
    tab: tabs.find((tab) => tab === search.get("tab")) ?? "messages",
    open: search.get("open"),
    kind: sharedKinds.find((kind) => kind === search.get("kind")) ?? "companyShare",
  };
}

export function addressOf(tab: Tab, open?: string | null, kind?: SharedKind) {
  const query = new URLSearchParams({ tab, ...(open && { open }), ...(kind && { kind }) });
  return `${templatesPath}?${query}`;
}
