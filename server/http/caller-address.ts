import type { IncomingMessage } from "node:http";

/**
 * The address a request comes from, for calls and websockets alike. Each proxy adds the address it was called from at the end of
 * X-Forwarded-For, so only as many entries as there are proxies of ours are believed, counted from the end; the rest is the caller's to invent.
 */
export function callerAddress(
  { headers, socket }: Pick<IncomingMessage, "headers" | "socket">,
  hops: number,
): string {
  const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",");
  const named = forwarded.map((each) => withoutPort(each.trim())).filter(Boolean);
  const chain = [...named, socket.remoteAddress ?? ""];
  return chain[Math.max(0, chain.length - 1 - hops)]!;
}

/** Some proxies write the port too: `1.2.3.4:5678`, `[2001:db8::1]:5678`. */
function withoutPort(address: string) {
  return address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, "$1").replace(/^\[(.+)\](:\d+)?$/, "$1");
}
