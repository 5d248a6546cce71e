/** The notice that names what is missing from a form or a profile, or null when nothing is. */
export function requiredFieldsNotice(missing: readonly string[]): { title: string; text: string } | null {
  if (missing.length === 0) return null;
  if (missing.length === 1) {
    return { title: "Required Field Missing", text: `${missing[0]} is a required field, Please add` };
  }
  return {
    title: "Required Fields Missing",
    text: `${listed(missing)} are required fields, Please add`,
  };
}

function listed(names: readonly string[]): string {
  return names.length === 2 ? names.join(" and ") : names.join(", ");
}
