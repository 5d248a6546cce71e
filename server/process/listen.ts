import type { FastifyInstance } from "fastify";
import type { Config } from "#server/config.ts";

/** Opens the door; says in one sentence which setting stands in the way. */
export async function listen(app: FastifyInstance, { PORT, HOST }: Pick<Config, "PORT" | "HOST">) {
  try {
    await app.listen({ port: PORT, host: HOST });
  } catch (error) {
    throw new Error(whyNot((error as NodeJS.ErrnoException).code, PORT, HOST) ?? String(error), {
      cause: error,
    });
  }
}

function whyNot(code: string | undefined, port: number, host: string) {
  if (code === "EADDRINUSE")
    return `Port ${port} is taken by another program; stop that one or choose another PORT.`;
  if (code === "EACCES") return `Port ${port} may not be opened by this user; choose a PORT above 1023.`;
  if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL" || code === "EAI_AGAIN")
    return `HOST ${host} is no address of this machine; 127.0.0.1 serves this machine alone, 0.0.0.0 every network it is in.`;
  return undefined;
}
