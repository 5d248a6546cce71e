import type { FastifyInstance } from "fastify";

const lastAnswersMs = 5000;

/** Lets calls that are being answered finish, keeps no connection open after its answer, and cuts off what is left after some seconds. */
export function closeGracefully(app: FastifyInstance) {
  let leaving = false;
  app.addHook("onSend", async (_, reply) => {
    if (leaving) reply.header("connection", "close");
  });
  return async (withinMs = lastAnswersMs) => {
    leaving = true;
    const cutOff = setTimeout(() => app.server.closeAllConnections(), withinMs);
    await app.close();
    clearTimeout(cutOff);
  };
}
