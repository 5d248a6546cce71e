import { chatContract } from "#contract/chat/index.ts";
import type { ChatCall } from "../context.ts";
import { badInput } from "../protocol/errors.ts";
import { type Platform, platforms } from "../protocol/rate-limits.ts";

let known: ReadonlySet<string> | undefined;
/** Every operation by the name clients use. */
function operations() {
  return (known ??= new Set(
    Object.values(chatContract)
      .flatMap((endpoints) => Object.keys(endpoints))
      .map((name) => name.charAt(0).toUpperCase() + name.slice(1)),
  ));
}

type Asked = { [P in Platform]?: string | undefined } & { endpoints?: string | undefined };

/** The remaining calls of this minute, for the named platforms or for all. */
export function getRateLimits(call: ChatCall, asked: Asked) {
  const named = platforms.filter((platform) => asked[platform] === "true" || asked[platform] === "1");
  const wanted = asked.endpoints ? asked.endpoints.split(",").map((name) => name.trim()) : [...operations()];
  const unknown = wanted.find((name) => !operations().has(name));
  if (unknown !== undefined) throw badInput(`endpoint "${unknown}" is not known`);
  const left = (platform: Platform) =>
    Object.fromEntries(wanted.map((name) => [name, call.limits.left(platform, name, call.now())]));
  return Object.fromEntries((named.length ? named : platforms).map((platform) => [platform, left(platform)]));
}
