import { z } from "zod";
import type { Contract, Endpoint } from "./endpoint.ts";

/** Turns a contract into an OpenAPI 3.1 document; `prefix` is where the server mounts it. */
export function openApi(
  contract: Contract,
  { title, prefix, version }: { title: string; prefix: string; version: string },
) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [domain, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = endpoint.path.replace(/:(\w+)/g, "{$1}");
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(domain, name, endpoint) };
    }
  }
  return { openapi: "3.1.0", info: { title, version }, servers: [{ url: prefix }], paths };
}

function operation(domain: string, name: string, endpoint: Endpoint) {
  const pathParams = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, param]) => ({
    name: param,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const query = endpoint.query
    ? (jsonSchema(endpoint.query, "input") as { properties?: object; required?: string[] })
    : {};
  const queryParams = Object.entries(query.properties ?? {}).map(([param, schema]) => ({
    name: param,
    in: "query",
    required: query.required?.includes(param) ?? false,
    schema,
  }));
  const status = String(endpoint.status ?? 200);
  return {
    operationId: `${domain}.${name}`,
    tags: [domain],
    "x-access": endpoint.access,
    parameters: [...pathParams, ...queryParams],
    ...(endpoint.upload && {
      requestBody: {
        content: {
          "multipart/form-data": {
            schema: { type: "object", properties: { file: { type: "string", format: "binary" } } },
          },
        },
      },
    }),
    ...(!endpoint.upload &&
      endpoint.body && {
        requestBody: { content: { "application/json": { schema: jsonSchema(endpoint.body, "input") } } },
      }),
    responses: {
      [status]: {
        description: "OK",
        content: { "application/json": { schema: jsonSchema(endpoint.response, "output") } },
      },
    },
  };
}

function jsonSchema(schema: unknown, io: "input" | "output") {
  return z.toJSONSchema(schema as z.ZodType, { io, unrepresentable: "any" });
}
