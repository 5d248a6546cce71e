type Facts = Record<"subject" | "object", Record<string, unknown>>;

/** Whether a permission's condition holds: `{ "$subject.field": { $eq: value } }`, with $and, $or and $nor. */
export function holds(condition: Record<string, unknown>, facts: Facts): boolean {
  return Object.entries(condition).every(([name, wanted]) => {
    if (name === "$and") return parts(wanted).every((part) => holds(part, facts));
    if (name === "$or") return parts(wanted).some((part) => holds(part, facts));
    if (name === "$nor") return !parts(wanted).some((part) => holds(part, facts));
    const value = valueOf(name, facts);
    if (!isOperators(wanted)) return same(value, valueOf(wanted, facts));
    return Object.entries(wanted).every(([operator, operand]) =>
      compare(value, operator, valueOf(operand, facts)),
    );
  });
}

function compare(value: unknown, operator: string, operand: unknown): boolean {
  const list = Array.isArray(operand) ? operand : [];
  switch (operator) {
    case "$eq":
      return same(value, operand);
    case "$ne":
      return !same(value, operand);
    case "$in":
      return list.some((each) => same(value, each));
    case "$nin":
      return !list.some((each) => same(value, each));
    case "$exists":
      return (value !== undefined && value !== null) === operand;
    case "$contains":
      return Array.isArray(value) && value.some((each) => same(each, operand));
    default:
      return false;
  }
}

/** Some clients send booleans as text: "true" is true. */
function same(a: unknown, b: unknown) {
  if (a === undefined || b === undefined) return false;
  return a === b || String(a) === String(b);
}

function valueOf(word: unknown, facts: Facts): unknown {
  const path = typeof word === "string" ? /^\$(subject|object)\.([\w.-]+)$/.exec(word) : null;
  if (!path) return word;
  let value: unknown = facts[path[1] as keyof Facts];
  for (const key of path[2]!.split("."))
    value =
      typeof value === "object" && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined;
  return value;
}

function parts(wanted: unknown): Record<string, unknown>[] {
  return Array.isArray(wanted) ? wanted.filter((part) => typeof part === "object" && part !== null) : [];
}

function isOperators(wanted: unknown): wanted is Record<string, unknown> {
  const keys = typeof wanted === "object" && wanted !== null ? Object.keys(wanted) : [];
  return keys.length > 0 && keys.every((key) => key.startsWith("$"));
}
