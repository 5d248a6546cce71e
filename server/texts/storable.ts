// oxlint-disable no-control-regex -- these are what is looked for
const unwanted = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const allUnwanted = new RegExp(unwanted, "g");

/** A value as it came, its texts without control characters and halves of characters: no column can keep some, and nobody can read any. */
export function storable<Value>(value: Value): Value {
  if (typeof value === "string") return clean(value) as Value;
  if (Array.isArray(value)) return value.map(storable) as Value;
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, storable(each)])) as Value;
}

function clean(text: string): string {
  const plain = unwanted.test(text) ? text.replace(allUnwanted, "") : text;
  return plain.isWellFormed() ? plain : plain.toWellFormed();
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
