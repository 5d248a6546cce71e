import type { Plugin } from "vite";

/** All but what has functions and no schemas: those run in browsers as they are. */
const contractFile =
  /\/contract\/(?!endpoint\.ts|client\.ts|team-rights\.ts|plan-needs\.ts|read-parts\.ts).+\.ts$/;

/**
 * Hands browsers the contract as plain data: where calls go, the fixed sentences and the lists.
 * Schemas stay on the server, which judges what it is sent; with them every page would weigh 50 kB more.
 */
export function contractAsData(): Plugin {
  return {
    name: "contract-as-data",
    apply: "build",
    async load(id) {
      if (this.environment.name !== "client" || !contractFile.test(id)) return null;
      const file = (await import(id)) as Record<string, unknown>;
      const exports = Object.entries(file).map(([name, value]) => {
        const written = write(value);
        return written === null ? "" : `export const ${name} = ${written};`;
      });
      return { code: exports.join("\n"), moduleType: "js" };
    },
  };
}

/** A value as source text; null for what a browser does not need: schemas and functions. */
function write(value: unknown): string | null {
  if (value instanceof RegExp) return String(value);
  if (typeof value === "function") return null;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? null;
  if ("_zod" in value) return null;
  if (Array.isArray(value)) return `[${value.map((each) => write(each) ?? "null").join(",")}]`;
  const isEndpoint = "method" in value && "path" in value;
  const parts = Object.entries(value).flatMap(([name, part]) => {
    if (isEndpoint && name !== "method" && name !== "path") return [];
    const written = write(part);
    return written === null ? [] : [`${JSON.stringify(name)}:${written}`];
  });
  return `{${parts.join(",")}}`;
}
