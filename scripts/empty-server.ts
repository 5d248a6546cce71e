import Fastify from "fastify";

/** The least a server can do here: the same framework, one route, no work. */
const app = Fastify();
app.get("/", () => ({ ok: true }));
console.log(await app.listen({ port: 0, host: "127.0.0.1" }));
