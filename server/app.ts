import { logReading } from "#server/audit/log-reading.ts";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { contract } from "#contract/index.ts";
import { domains } from "./all-domains.ts";
import { chatRunners, mountChat, openChat, unreadableBody, withoutAlias } from "./chat/index.ts";
import { chatSecret, findViewer } from "./domains/accounts/index.ts";
import { keepNews, withPlan } from "./domains/billing/index.ts";
import { withRights } from "./domains/companies/index.ts";
import { holderOfKey } from "./domains/integrations/index.ts";
import { keepModeration, mayChat } from "./domains/messaging/index.ts";
import { eventRunners, registerReactions } from "./events/events.ts";
import { addEmailPreviews } from "./emails/add-previews.ts";
import { callerAddress } from "./http/caller-address.ts";
import { takeCallsOnly } from "./http/calls-only.ts";
import { addDocs } from "./http/docs.ts";
import { doorFor } from "./http/enter.ts";
import { delivererTo } from "./inbound-email/deliver.ts";
import { addInboundWebhook } from "./inbound-email/webhook.ts";
import { answerError } from "./http/errors.ts";
import { bodyOf } from "./http/refusal-of.ts";
import { addHealth } from "./http/health.ts";
import { mount } from "./http/mount.ts";
import { answerUnreadable, mostRead, refuseLargeHeaders } from "./http/unreadable-calls.ts";
import { lookForSlowEveryMs } from "./http/slow-callers.ts";
import { runnersByKind } from "./tasks/define-task.ts";
import { taskHandlers } from "./tasks/handlers.ts";
import { translatorOf } from "./outside/models/translate.ts";
import { bounces } from "./outside/mail/bounces.ts";
import { mailRunners } from "./outside/mail/outbox.ts";
import type { PaymentNews } from "./outside/payments/payments.ts";
import { addPaymentsWebhook } from "./outside/payments/webhook.ts";
import { networkOf } from "./limits/network-of.ts";
import type { ServerDependencies } from "./dependencies.ts";

const handlers = Object.assign({ tasks: taskHandlers }, ...domains.map((domain) => domain.handlers));

registerReactions(domains.flatMap(({ reactions = [] }) => reactions));

/** Who does what was put off, by the kind of task. */
export const taskRunners = runnersByKind([
  ...eventRunners,
  ...mailRunners,
  ...chatRunners,
  ...domains.flatMap(({ tasks = [] }) => tasks),
]);

/** Who takes the emails that people send us. */
export const mailboxes = [bounces, ...domains.flatMap(({ mailboxes: own = [] }) => own)];

/** The chat service has a shape of refusals of its own. */
const unreadableCalls = {
  http: { maxHeaderSize: mostRead, connectionsCheckingInterval: lookForSlowEveryMs },
  clientErrorHandler: answerUnreadable((refusal, path) =>
    /^\/chat(\/|$)/.test(path) ? unreadableBody(refusal) : bodyOf(refusal),
  ),
};

/** The whole server on the given dependencies; tests pass their own. */
export async function createApp(dependencies: ServerDependencies): Promise<FastifyInstance> {
  const { config, database } = dependencies;
  const app = createHttpServer(config);
  await registerPlugins(app);
  addHealth(app, dependencies);
  await app.register(async (api) => mountApi(api, dependencies), { prefix: "/api" });
  const deliver = delivererTo(mailboxes, dependencies);
  await app.register(async (http) => addInboundWebhook(http, dependencies, deliver), { prefix: "/api" });
  const known = { ...dependencies, db: database.db };
  const keep = (news: PaymentNews) => keepNews(known, news);
  await app.register(async (http) => addPaymentsWebhook(http, dependencies.outside, keep), {
    prefix: "/api",
  });
  const chat = chatOf(dependencies);
  app.decorate("chat", chat);
  await app.register(async (http) => mountChat(http, chat), { prefix: "/chat" });
  addDocs(app);
  if (config.NODE_ENV === "development") addEmailPreviews(app, config.MAIL_ADDRESS);
  app.addHook("onReady", async () => {
    for (const start of domains.flatMap(({ onStart = [] }) => onStart))
      await start(database.db, dependencies.now());
  });
  return app;
}

function createHttpServer(config: ServerDependencies["config"]): FastifyInstance {
  const app = Fastify({
    logger: loggerOf(config),
    bodyLimit: 2 * 1024 * 1024,
    routerOptions: { maxParamLength: 300 },
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: answerError,
    ...unreadableCalls,
    rewriteUrl: ({ url = "/" }) => withoutAlias(url),
  });
  app.setErrorHandler(answerError);
  refuseLargeHeaders(app);
  app.addHook("onRequest", async (request) => {
    Object.defineProperty(request, "ip", { value: callerAddress(request.raw, config.TRUST_PROXY) });
  });
  app.addHook("onSend", async (request, reply) => void reply.header("x-request-id", request.id));
  return app;
}

async function registerPlugins(app: FastifyInstance) {
  // Pages bring their own content policy, with a nonce each.
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // Other sites hear nothing of an address. With no referrer at all, browsers would call plain http's own forms foreign.
    referrerPolicy: { policy: "same-origin" },
  });
  await app.register(cookie);
  await app.register(multipart);
  await app.register(compress, { threshold: 1024 });
  await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => networkOf(ip) });
}

function mountApi(api: FastifyInstance, { config, database, now, outside }: ServerDependencies) {
  const world = { db: database.db, config, now, outside };
  const enter = doorFor(world, {
    bySession: async (token, kind) => {
      const viewer = await findViewer(world, token, kind);
      if (!viewer || viewer === "expired") return viewer;
      return withPlan(world.db, await withRights(world.db, viewer));
    },
    byKey: async (key, scope) => withPlan(world.db, await holderOfKey(world, key, scope)),
  });
  takeCallsOnly(api);
  mount(api, contract, handlers, enter, { beforeAnswer: logReading });
}

/** The chat service as this product runs it. */
function chatOf({ config, database, outside, now }: ServerDependencies) {
  return openChat({
    database,
    now,
    apiKey: config.PUBLIC_API_KEY,
    secret: chatSecret(config.secret),
    policy: {
      channelsByUsers: false,
      profilesByUsers: false,
      admits: (userId, sessionId) => mayChat(database.db, { userId, sessionId, now: now() }),
      keepDecision: (tx, decision) => keepModeration(tx, decision, now()),
    },
    redisUrl: config.REDIS_URL,
    url: `${config.publicUrl}/chat`,
    addressOf: (request) => callerAddress(request, config.TRUST_PROXY),
    developmentTokens: config.NODE_ENV !== "production",
    outside,
    translate: translatorOf(outside.languageModel),
  });
}

/** Requests by route and number, without anything personal. */
function loggerOf({ LOG_LEVEL }: ServerDependencies["config"]) {
  if (LOG_LEVEL === "silent") return false;
  return {
    level: LOG_LEVEL,
    redact: ["req.headers.authorization", "req.headers.cookie"],
    serializers: {
      req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url }),
    },
  };
}
