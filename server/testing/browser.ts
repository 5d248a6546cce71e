import { createClient } from "#contract/client.ts";
import { contract } from "#contract/index.ts";
import type { TestClient, World } from "./world.ts";

let opened = 0;

/** A client without an account that keeps its cookies, as a browser does, at an address of its own. */
export function aBrowser(world: World): { api: TestClient; cookies: Map<string, string> } {
  const cookies = new Map<string, string>();
  opened += 1;
  const remoteAddress = `10.9.${opened >> 8}.${opened & 255}`;
  const api = createClient(contract, async (method, path, body, headers) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await world.app.inject({
      method: method as "GET",
      url: `/api${path}`,
      remoteAddress,
      headers: {
        "x-api-key": world.dependencies.config.PUBLIC_API_KEY,
        ...(cookie && { cookie }),
        ...headers,
      },
      ...(body !== undefined && { payload: body as string }),
    });
    for (const { name, value } of response.cookies) cookies.set(name, value);
    return new Response(new Uint8Array(response.rawPayload), { status: response.statusCode });
  });
  return { api, cookies };
}
