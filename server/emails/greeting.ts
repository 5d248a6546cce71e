import { firstNameOf } from "#shared/words/first-name.ts";

/** "Hi Ann," by the first name alone. */
export function greetingFor(fullName: string | null | undefined): string {
  const first = firstNameOf(fullName);
  return first ? `Hi ${first},` : "Hi,";
}
