import { findSkills, skillById, skillByName } from "#server/taxonomy/skills.ts";
import type { Line } from "./types.ts";

const mostSkills = 80;

/** The items of skill lines: "Languages: Go, SQL (4 years)" gives Go and SQL. */
function itemsOf(lines: Line[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (
      last !== undefined &&
      !line.bullet &&
      (/[,(/&-]$/.test(last) ||
        /^[\p{Ll}(]/u.test(line.text) ||
        openBracket(last) ||
        (last.includes(",") &&
          !last.endsWith(".") &&
          !/^[^,]{2,30}:/.test(line.text) &&
          line.text.includes(",")))
    )
      joined[joined.length - 1] = `${last} ${line.text}`;
    else joined.push(line.text);
  }
  return joined.flatMap((text) =>
    text
      .replace(/^[^:,]{2,40}:\s*[-–]?\s*/u, "")
      .replace(/\([^()]*\)/g, (bracket) =>
        /\d|year|month|less|more|basic|advanced|expert|intermediate/i.test(bracket)
          ? ""
          : bracket.replaceAll(",", "\u0001"),
      )
      .split(/[,;|•·❖➢]|\s{2,}|\s\/\s/u)
      .map((item) =>
        item
          .replaceAll("\u0001", ",")
          .replace(/^[\s–—*-]+|[\s.:–—-]+$/gu, "")
          .replace(/^(?:and|und|et|y)\s+/i, ""),
      ),
  );
}

function openBracket(text: string): boolean {
  return (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0);
}

/** Skills the person lists, then the ones named in what they did. */
export function readSkills(listed: Line[], told: string): { id?: string; name: string }[] {
  const found = new Map<string, { id?: string; name: string }>();
  const add = (name: string, id?: string) => {
    const key = id ?? name.toLowerCase();
    if (!found.has(key) && found.size < mostSkills)
      found.set(key, id ? { id, name: skillById(id)?.name ?? name } : { name });
  };
  for (const item of itemsOf(listed)) {
    const words = item.split(/\s+/).length;
    if (item.length < 1 || item.length > 60 || !/[\p{L}]/u.test(item)) continue;
    const known = skillByName(item);
    if (known) add(known.name, known.id);
    else {
      const inside = findSkills(item);
      for (const mention of inside) add(mention.name, mention.id);
      if (inside.length === 0 && words <= 4 && item.length >= 2 && !/[.!?]$/.test(item)) add(item);
    }
  }
  for (const mention of findSkills(told)) add(mention.name, mention.id);
  return [...found.values()];
}
