import type { Random } from "./random.ts";

/** Says a sentence: picks one of [this|that] and fills {slots}. Choices may stand inside choices. */
export function say(random: Random, text: string, slots: Record<string, string | number> = {}): string {
  let said = text;
  while (said.includes("[")) {
    const before = said;
    said = said.replace(/\[([^[\]]*)\]/, (_, choices: string) => random.pick(choices.split("|")));
    if (said === before) throw new Error(`Unbalanced choice in: ${text}`);
  }
  return said.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name];
    if (value === undefined) throw new Error(`Nothing to say for {${name}} in: ${text}`);
    return String(value);
  });
}

/** A skill inside a sentence: names keep their capitals, everyday words lose theirs. */
export function skillWord(skill: string): string {
  const everyday =
    /^[A-Z][a-z]+( (?!chargers|buses|bus)[a-z]+)+$|^[A-Z][a-z]+(ing|tion|ics|ity|phy|ship|ance)$/;
  return everyday.test(skill) ? skill.charAt(0).toLowerCase() + skill.slice(1) : skill;
}

/** The first letter large, the rest untouched. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

/** Lower case ASCII letters, digits and a separator: for addresses. */
export function handleOf(text: string, separator = "-"): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[øØ]/g, "o")
    .replace(/[łŁ]/g, "l")
    .replace(/[đĐ]/g, "d")
    .replace(/ß/g, "ss")
    .replace(/[æÆ]/g, "ae")
    .replace(/ı/g, "i")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, separator)
    .replace(new RegExp(`^\\${separator}|\\${separator}$`, "g"), "");
}
