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
  const { access, key, status = 200, streams, response } = endpoint;
  return {
    operationId: `${domain}.${name}`,
    tags: [domain],
    "x-access": access,
    ...(key && { "x-key-scope": key }),
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint)],
    ...requestBody(endpoint),
    responses: {
      [String(status)]: {
        description: "OK",
        content: {
          "application/json": { schema: jsonSchema(response, "output") },
          ...(streams && { "text/event-stream": { schema: { type: "string" } } }),
        },
      },
    },
  };
}

function pathParameters({ path }: Endpoint) {
  return [...path.matchAll(/:(\w+)/g)].map(([, param]) => ({
    name: param,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
}

function queryParameters({ query }: Endpoint) {
  if (!query) return [];
  const { properties = {}, required } = jsonSchema(query, "input") as {
    properties?: object;
    required?: string[];
  };
  return Object.entries(properties).map(([param, schema]) => ({
    name: param,
    in: "query",
    required: required?.includes(param) ?? false,
    schema,
  }));
}

function requestBody({ upload, body }: Endpoint) {
  const file = { type: "object", properties: { file: { type: "string", format: "binary" } } };
  if (upload) return { requestBody: { content: { "multipart/form-data": { schema: file } } } };
  if (!body) return {};
  return { requestBody: { content: { "application/json": { schema: jsonSchema(body, "input") } } } };
}

function jsonSchema(schema: unknown, io: "input" | "output") {
  return z.toJSONSchema(schema as z.ZodType, { io, unrepresentable: "any" });
}
