/** "Firefox on Linux": enough to recognise one's own devices. */
export function deviceName(userAgent: string) {
  const browser = /(Edg|OPR|Chrome|Firefox|Safari)\//.exec(userAgent)?.[1];
  const system = /(Windows|Android|iPhone|iPad|Mac OS X|Linux)/.exec(userAgent)?.[1];
  const names: Record<string, string> = { Edg: "Edge", OPR: "Opera" };
  if (!browser && !system) return "Unknown device";
  return [
    names[browser ?? ""] ?? browser ?? "Unknown browser",
    system && `on ${system.replace("Mac OS X", "macOS")}`,
  ]
    .filter(Boolean)
    .join(" ");
}
