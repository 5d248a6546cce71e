import {
  type AttributeKind,
  type AttributeValue,
  type IndexDefinition,
  plainWords,
  type SearchDocument,
} from "#server/search-engine/index.ts";

const types: Record<AttributeKind, string> = {
  string: "text[] not null",
  boolean: "text[] not null",
  number: "double precision",
  date: "double precision",
  point: "double precision[] not null",
};
/** PostgreSQL knows four weights; the fields share them from the most telling on. */
const weights = ["A", "B", "C", "C"];

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
export function tableOf(name: string): string {
  return `search.${quoted(name)}`;
}
export function columnOf(attribute: string): string {
  return quoted(`a_${attribute}`);
}

export const schemaStatements = [
  "create schema if not exists search",
  "create table if not exists search.opened (name text primary key, definition text not null, position text)",
];

/** The table of an index with a column for each attribute; made anew when the definition is another. */
export function tableStatements({ name, attributes }: IndexDefinition): string[] {
  const columns = Object.entries(attributes).map(
    ([attribute, kind]) => `${columnOf(attribute)} ${types[kind]}`,
  );
  return [
    `drop table if exists ${tableOf(name)}`,
    `create table ${tableOf(name)} (id text primary key, words tsvector not null, ${columns.join(", ")})`,
    `create index on ${tableOf(name)} using gin (words)`,
  ];
}

export function putStatement({ name, fields, attributes }: IndexDefinition): string {
  const count = Object.keys(fields).length;
  const words = Object.values(fields).map(({ long }, at) => {
    const weight = long ? "D" : weights[Math.min(at, weights.length - 1)]!;
    return `setweight(to_tsvector('simple', $${at + 2}), '${weight}')`;
  });
  const names = Object.keys(attributes);
  const columns = names.map(columnOf);
  const values = names.map((_, at) => `$${at + 2 + count}`);
  const changes = ["words", ...columns].map((column) => `${column} = excluded.${column}`);
  return `insert into ${tableOf(name)} (id, words, ${columns.join(", ")}) values ($1, ${words.join(" || ")}, ${values.join(", ")})
    on conflict (id) do update set ${changes.join(", ")}`;
}

export function putValues({ fields, attributes }: IndexDefinition, document: SearchDocument): unknown[] {
  return [
    document.id,
    ...Object.keys(fields).map((name) => spelled([document.fields[name] ?? []].flat().join(" "))),
    ...Object.entries(attributes).map(([name, kind]) => stored(kind, document.attributes[name])),
  ];
}

/** Words in the spelling of our own engine, with signs that PostgreSQL would drop written out. */
export function spelled(text: string): string {
  return plainWords(text)
    .map((word) => word.replace("++", "plusplus").replace("#", "sharp").replace(/^\./, "dot"))
    .join(" ");
}

function stored(kind: AttributeKind, value: AttributeValue): unknown {
  const given = value === null || value === undefined || value === "" ? [] : [value].flat();
  if (kind === "string" || kind === "boolean")
    return [...new Set(given.map(String))].filter((text) => text !== "");
  if (kind === "point")
    return given.flatMap((point) =>
      typeof point === "object" && "latitude" in point ? [point.latitude, point.longitude] : [],
    );
  const [number] = given;
  if (number === undefined) return null;
  if (number instanceof Date) return number.getTime();
  return kind === "date" && typeof number === "string" ? Date.parse(number) : Number(number);
}
