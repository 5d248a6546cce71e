import { readFileSync } from "node:fs";

const refused = /\b(A?GPL|SSPL|BUSL|BSL-1\.1|Elastic|Commons-Clause|CC-BY-NC|UNLICENSED)\b/i;
/** Free for us under another of its names: LGPL libraries that are loaded, not built in. */
const allowed = /\bLGPL\b/i;
const banned =
  /node_modules\/(stream-chat|stream-chat-react|@stream-io\/.*|country-state-city|@virtuoso\.dev\/message-list|espeak-ng|mespeak)$/;

/** The locked packages that may not be used, one line each. */
export function badLicences(lockFile = "package-lock.json"): string[] {
  const { packages } = JSON.parse(readFileSync(lockFile, "utf8")) as {
    packages: Record<string, { license?: string; dev?: boolean }>;
  };
  return Object.entries(packages).flatMap(([path, { license = "" }]) => {
    if (path === "") return [];
    if (banned.test(path)) return [`${path} may not be used`];
    const choices = license.split(/ OR /i);
    return choices.every((choice) => refused.test(choice) && !allowed.test(choice)) && license
      ? [`${path}: ${license}`]
      : [];
  });
}
