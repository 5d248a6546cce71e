import { copyText } from "./copy-text.ts";

/** Opens the device's share sheet; where there is none, or it is refused, the link is copied. Closing the sheet does nothing. */
export async function shareLink(link: { url: string; title: string }): Promise<void> {
  const copy = () => copyText(link.url, "Link copied");
  if (typeof navigator.share !== "function") return void (await copy());
  await navigator.share(link).catch((error: unknown) => {
    const closed = error instanceof Error && error.name === "AbortError";
    return closed ? null : copy();
  });
}
