export interface SupportView {
  name: string;
  until: string;
}

/** Whom an administrator looks as, from the cookies of a call; null for everyone else. */
export function supportViewOf(cookies: string | null): SupportView | null {
  const kept = /(?:^|; )support=([^;]+)/.exec(cookies ?? "")?.[1];
  try {
    const view = kept ? (JSON.parse(decodeURIComponent(kept)) as Partial<SupportView>) : {};
    return view.name && view.until ? { name: view.name, until: view.until } : null;
  } catch {
    return null;
  }
}
