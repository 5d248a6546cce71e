import { moderationV2 } from "#contract/chat/moderation-v2.ts";

const mountedAt = "/chat";
const second = `${mountedAt}/api/v2`;
/** The newer moderation is under /api/v2 for all clients. */
const ownPaths = new RegExp(
  `^(?:${Object.values(moderationV2)
    .map(({ path }) => path.replace("/api/v2", "").replaceAll(/:\w+/g, "[^/?]+"))
    .join("|")})(?:\\?|$)`,
);

/** Newer SDKs make the same calls under /api/v2/chat and /api/v2; they are rewritten to one path. */
export function withoutAlias(url: string) {
  if (!isSecondForm(url)) return url;
  const path = url.slice(second.length);
  if (ownPaths.test(path)) return url;
  return mountedAt + (path.startsWith("/chat/") ? path.slice("/chat".length) : path);
}

/** Whether the caller sends and reads custom fields under `custom`. */
export function isSecondForm(url: string) {
  return url.startsWith(`${second}/`);
}
