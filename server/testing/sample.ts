import { z } from "zod";

interface JsonSchema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  minLength?: number;
  minimum?: number;
  format?: string;
  pattern?: string;
  default?: unknown;
  examples?: unknown[];
}

const words: Record<string, string> = {
  uuid: "019ab000-0000-7000-8000-000000000000",
  email: "someone@people.example",
  date: "2026-12-01",
  "date-time": "2026-11-21T09:00:00Z",
  uri: "https://somewhere.example/",
  hostname: "somewhere.example",
};

/** A small value that a schema accepts, so that a call gets past validation to the question of access. */
export function sampleOf(schema: unknown): unknown {
  return fromJson(z.toJSONSchema(schema as z.ZodType, { io: "input", unrepresentable: "any" }) as JsonSchema);
}

function fromJson(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.examples) return schema.examples[0];
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0];
  if (choice) return fromJson(choice);
  switch ([schema.type ?? "object"].flat()[0]) {
    case "string":
      return sampleString(schema);
    case "integer":
    case "number":
      return schema.minimum && schema.minimum > -1e9 ? schema.minimum : 1;
    case "boolean":
      return true;
    case "array":
      return schema.minItems && schema.items
        ? Array.from({ length: schema.minItems }, () => fromJson(schema.items!))
        : [];
    case "null":
      return null;
    default:
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name))
          .map(([name, each]) => [name, fromJson(each)]),
      );
  }
}

function sampleString({ format, pattern, minLength = 1 }: JsonSchema) {
  if (format && words[format]) return words[format];
  if (pattern?.includes("@")) return words.email;
  if (pattern?.startsWith("^#")) return "#1f4f8f";
  if (pattern === "^[A-Z]{3}$") return "USD";
  return "sample".padEnd(minLength, "e");
}
