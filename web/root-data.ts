import { asksNotToBeTracked, referringHost, visitorChoice } from "#shared/visitors/visitor-choice.ts";
import { themeFromCookie } from "#ui/theme.ts";
import type { Services } from "./api/services.ts";
import { hasSession } from "./shared/session/plain.ts";
import { supportViewOf } from "./shared/support/support-view.ts";

/** What the frame of every page knows of the call that asks for it. */
export function rootData(
  { nonce, apiKey, publicUrl, helpUrls }: Omit<Services, "api">,
  header: (name: string) => string | null,
) {
  const cookies = header("cookie");
  const asks = { dnt: header("dnt"), "sec-gpc": header("sec-gpc") };
  return {
    nonce,
    apiKey,
    publicUrl,
    helpUrls,
    theme: themeFromCookie(cookies),
    signedIn: hasSession(cookies),
    supportView: supportViewOf(cookies),
    visits: {
      choice: visitorChoice(cookies, asks),
      from: referringHost(header("referer"), new URL(publicUrl).host),
      asksNotToBeTracked: asksNotToBeTracked(asks),
    },
    phone: /\bMobi/.test(header("user-agent") ?? ""),
  };
}
