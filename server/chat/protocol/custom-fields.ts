/** The custom fields of an object: stored and returned unchanged. */
export function customOf(object: Record<string, unknown>, builtIn: ReadonlySet<string>) {
  return Object.fromEntries(
    Object.entries(object).filter(([key, value]) => !builtIn.has(key) && value !== undefined),
  );
}

/** A partial update of custom fields: `set` names whole fields, `unset` may reach inside with dots. */
export function changeCustom(
  custom: Record<string, unknown>,
  { set, unset }: { set: Record<string, unknown>; unset: string[] },
) {
  const changed = structuredClone(custom);
  for (const [path, value] of Object.entries(set)) place(changed, path.split("."), value);
  for (const path of unset) place(changed, path.split("."), undefined);
  return changed;
}

function place(object: Record<string, unknown>, [key = "", ...rest]: string[], value: unknown) {
  if (key === "__proto__" || key === "constructor" || key === "prototype") return;
  if (!rest.length) {
    if (value === undefined) delete object[key];
    else object[key] = value;
    return;
  }
  const inner = object[key];
  if (typeof inner !== "object" || inner === null) {
    if (value === undefined) return;
    object[key] = {};
  }
  place(object[key] as Record<string, unknown>, rest, value);
}
