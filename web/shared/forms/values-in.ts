/** What a form says so far: the words of each named field. */
export function valuesIn(form: HTMLFormElement | null): Record<string, string> {
  const filled = form ? [...new FormData(form)] : [];
  return Object.fromEntries(filled.filter((pair): pair is [string, string] => typeof pair[1] === "string"));
}
