/** Fills `{{ path }}` and `{{ truncate path length }}`; anything else is noted as an error and left out. */
export function renderTemplate(template: string, facts: object, errors: string[]) {
  return template.replace(/\{\{\{?([^{}]*)\}?\}\}/g, (_, inside: string) => {
    const words = inside.trim().split(/\s+/);
    const [first = "", second, third] = words;
    if (words.length === 1 && /^[\w.]+$/.test(first)) return quoted(valueAt(facts, first));
    if (first === "truncate" && words.length === 3 && Number.isInteger(Number(third))) {
      const text = valueAt(facts, second ?? "");
      return quoted(text.length > Number(third) ? `${text.slice(0, Number(third))}…` : text);
    }
    errors.push(`the template holds "${inside.trim()}", which is not understood`);
    return "";
  });
}

function valueAt(facts: object, path: string): string {
  let value: unknown = facts;
  for (const key of path.split("."))
    value =
      typeof value === "object" && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined;
  return value === undefined || value === null || typeof value === "object" ? "" : String(value);
}

/** Templates are JSON, so values are escaped as parts of a string. */
function quoted(text: string) {
  return JSON.stringify(text).slice(1, -1);
}
