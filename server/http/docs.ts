import type { FastifyInstance } from "fastify";
import { contract } from "#contract/index.ts";
import { openApi } from "#contract/openapi.ts";
import { productName } from "#shared/product.ts";

export const productDocument = () =>
  openApi(contract, { title: `${productName} API`, prefix: "/api", version: "1" });

/** The contract for other programs, and the same as a page for people. */
export function addDocs(app: FastifyInstance) {
  let document: ReturnType<typeof productDocument> | undefined;
  app.get("/api/openapi.json", () => (document ??= productDocument()));
  app.get("/api/docs", (_, reply) => reply.type("text/html").send(page((document ??= productDocument()))));
}

function page({ info, paths }: ReturnType<typeof productDocument>) {
  const rows = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const { operationId, "x-access": access } = operation as {
        operationId: string;
        "x-access": string | string[];
      };
      return `<tr><td><code>${method.toUpperCase()}</code></td><td><code>/api${path}</code></td><td>${operationId}</td><td>${[access].flat().join(", ")}</td></tr>`;
    }),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${info.title}</title></head>
<body><h1>${info.title}</h1><p>The machine-readable form is <a href="/api/openapi.json">openapi.json</a>. Every call carries the header <code>x-api-key</code>.</p>
<table><thead><tr><th>Method</th><th>Path</th><th>Name</th><th>Who may call</th></tr></thead><tbody>${rows.join("\n")}</tbody></table></body></html>`;
}
