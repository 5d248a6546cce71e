/** Times that are not called `…_at`. */
const otherTimes = new Set([
  "last_active",
  "last_read",
  "last_updated",
  "ban_expires",
  "pin_expires",
  "expires",
  "expiration",
  "hide_messages_before",
  "revoke_tokens_issued_before",
  "disabled_until",
  "scheduled_for",
]);
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

export function isTimeName(name: string) {
  return name.endsWith("_at") || otherTimes.has(name);
}

/** Clients of /api/v2 read times as nanoseconds since 1970; values under `custom` stay unchanged. */
export function withNanoseconds(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(withNanoseconds);
  if (typeof answer !== "object" || answer === null) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      name,
      name === "custom" ? value : isTime(name, value) ? nanoseconds(value) : withNanoseconds(value),
    ]),
  );
}

function isTime(name: string, value: unknown): value is string {
  return typeof value === "string" && isTimeName(name) && instant.test(value);
}
/** Milliseconds followed by six zeros as text, since the number is beyond the exact range. */
function nanoseconds(text: string) {
  return Date.parse(text) * 1_000_000;
}
