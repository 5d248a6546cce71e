/** The seed of a visit's shuffle: the session's own cookie where there is one, otherwise the day. */
export function seedOf(cookies: string | null): string {
  const visit = /(?:^|;\s*)visit=([\w-]{1,64})/.exec(cookies ?? "")?.[1];
  return visit ?? new Date().toISOString().slice(0, 10);
}

/** Gives this visit a seed of its own; it ends with the browser's session. */
export function keepSeed() {
  if (!/(?:^|;\s*)visit=/.test(document.cookie))
    document.cookie = `visit=${crypto.randomUUID()}; Path=/; SameSite=Lax`;
}
