const profile =
  /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\/(?<handle>[\p{L}\p{N}%_-]{2,150})\/?(?:[?#]\S*)?$/iu;

/** True for a {host}/in/{handle} address. */
export function isLinkedInProfile(value: string): boolean {
  return profile.test(value.trim());
}

/** The handle of a profile address, or null. */
export function linkedInHandle(value: string): string | null {
  return profile.exec(value.trim())?.groups?.handle?.toLowerCase() ?? null;
}
