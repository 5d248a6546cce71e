import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import multipart from "@fastify/multipart";
import rateLimit from "@fastify/rate-limit";
import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { contract } from "#contract/index.ts";
import { chatServiceTasks, mountChat, openChat, unreadableBody, withoutAlias } from "./chat/index.ts";
import {
  accountHandlers,
  accountTasks,
  chatSecret,
  findViewer,
  startForgetting,
} from "./domains/accounts/index.ts";
import { appSearchHandlers } from "./domains/app-search/index.ts";
import {
  companyHandlers,
  forgetPageViews,
  startForgettingViews,
  withRights,
} from "./domains/companies/index.ts";
import { exchangeHandlers } from "./domains/exchanges/index.ts";
import { fileHandlers, removeBytes } from "./domains/files/index.ts";
import { forgetImportLines, jobImportHandlers } from "./domains/job-imports/index.ts";
import { announceStatuses, jobHandlers, readFeedAgain } from "./domains/jobs/index.ts";
import { applicationHandlers, applicationTasks, startSweep } from "./domains/applications/index.ts";
import "./domains/applications/reactions.ts";
import { interviewHandlers } from "./domains/interviews/index.ts";
import "./domains/interviews/reactions.ts";
import { candidateHandlers, forgetSignupProfile } from "./domains/candidates/index.ts";
import "./domains/candidates/reactions.ts";
import { mayChat, messagingHandlers, sendFollowUp } from "./domains/messaging/index.ts";
import "./domains/messaging/reactions.ts";
import { resumeHandlers } from "./domains/resumes/index.ts";
import { collectionHandlers } from "./domains/collections/index.ts";
import { searchHandlers } from "./domains/search/index.ts";
import { savedSearchHandlers, sendAlert } from "./domains/saved-searches/index.ts";
import "./domains/resumes/reactions.ts";
import {
  matchingHandlers,
  renewMatches,
  senseTask,
  startRenewing,
  startSensing,
} from "./domains/matching/index.ts";
import "./domains/matching/reactions.ts";
import { importedPeopleHandlers, forgetUploaded, warnUntold } from "./domains/imported-people/index.ts";
import { revealCommitted, sourcingHandlers } from "./domains/sourcing/index.ts";
import {
  notificationHandlers,
  emailNotification,
  startTelling,
  tellAway,
  tellStage,
} from "./domains/notifications/index.ts";
import "./domains/notifications/reactions.ts";
import { privacyHandlers } from "./domains/privacy/index.ts";
import { runReaction } from "./events/events.ts";
import { addEmailPreviews } from "./emails/add-previews.ts";
import { callerAddress } from "./http/caller-address.ts";
import { takeCallsOnly } from "./http/calls-only.ts";
import { addDocs } from "./http/docs.ts";
import { doorFor } from "./http/enter.ts";
import { answerError, bodyOf } from "./http/errors.ts";
import { addHealth } from "./http/health.ts";
import { mount } from "./http/mount.ts";
import { answerUnreadable, mostRead, refuseLargeHeaders } from "./http/unreadable-calls.ts";
import { lookForSlowEveryMs } from "./http/slow-callers.ts";
import "./domains/imported-people/reactions.ts";
import { taskHandlers } from "./tasks/handlers.ts";
import type { Handlers as TaskRunners } from "./tasks/run-task.ts";
import { translatorOf } from "./outside/models/translate.ts";
import { giveUpEmail, sendEmail } from "./outside/mail/outbox.ts";
import { networkOf } from "./limits/network-of.ts";
import type { ServerDependencies } from "./dependencies.ts";

const handlers = {
  search: searchHandlers,
  savedSearches: savedSearchHandlers,
  collections: collectionHandlers,
  matching: matchingHandlers,
  resumes: resumeHandlers,
  candidates: candidateHandlers,
  files: fileHandlers,
  accounts: accountHandlers,
  companies: companyHandlers,
  jobs: jobHandlers,
  jobImports: jobImportHandlers,
  exchanges: exchangeHandlers,
  applications: applicationHandlers,
  interviews: interviewHandlers,
  notifications: notificationHandlers,
  messaging: messagingHandlers,
  appSearch: appSearchHandlers,
  sourcing: sourcingHandlers,
  importedPeople: importedPeopleHandlers,
  privacy: privacyHandlers,
  tasks: taskHandlers,
};

/** The chat service has a shape of refusals of its own. */
const unreadableCalls = {
  http: { maxHeaderSize: mostRead, connectionsCheckingInterval: lookForSlowEveryMs },
  clientErrorHandler: answerUnreadable((refusal, path) =>
    /^\/chat(\/|$)/.test(path) ? unreadableBody(refusal) : bodyOf(refusal),
  ),
};

/** The whole server, made of its parts; tests hand in their own. */
export async function createApp(parts: ServerDependencies): Promise<FastifyInstance> {
  const { config, database } = parts;
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
  // Pages bring their own content policy, with a nonce each.
  await app.register(helmet, { contentSecurityPolicy: false, crossOriginEmbedderPolicy: false });
  await app.register(cookie);
  await app.register(multipart);
  await app.register(compress, { threshold: 1024 });
  await app.register(rateLimit, { global: false, keyGenerator: ({ ip }) => networkOf(ip) });
  addHealth(app, parts);

  const world = { db: database.db, config, now: parts.now, outside: parts.outside };
  const enter = doorFor(world, async (token, kind) => {
    const viewer = await findViewer(world, token, kind);
    return viewer && viewer !== "expired" ? withRights(world.db, viewer) : viewer;
  });
  await app.register(
    async (api) => {
      takeCallsOnly(api);
      mount(api, contract, handlers, enter);
    },
    { prefix: "/api" },
  );
  const chat = chatOf(parts);
  app.decorate("chat", chat);
  await app.register(async (http) => mountChat(http, chat), { prefix: "/chat" });
  addDocs(app);
  if (config.NODE_ENV === "development") addEmailPreviews(app, config.MAIL_ADDRESS);
  app.addHook("onReady", async () => {
    await startSweep(database.db, parts.now());
    await startForgetting(database.db, parts.now());
    await startForgettingViews(database.db, parts.now());
    await startTelling(database.db, parts.now());
    await startSensing(database.db, parts.now());
    await startRenewing(database.db, parts.now());
  });
  return app;
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

/** What is done when a task has failed for good. */
export const givenUp = { "mail.send": giveUpEmail };

/** What can wait, and who does it. */
export function taskRunners({ config, database, outside }: ServerDependencies): TaskRunners {
  return {
    react: (tx, data) => runReaction(tx, data),
    ...applicationTasks,
    ...chatServiceTasks(database),
    "jobImports.forget": forgetImportLines,
    "jobs.statusCommitted": announceStatuses,
    "feed.read": readFeedAgain({ db: database.db, outside }),
    "messaging.followUp": sendFollowUp,
    "notifications.email": emailNotification(config),
    "notifications.messages": tellAway,
    "notifications.stage": tellStage,
    "savedSearch.alert": sendAlert({ config, outside }),
    "matching.sense": senseTask({ database, embeddings: outside.embeddings, report: outside.report }),
    "matching.renew": renewMatches({ database, report: outside.report }),
    "mail.send": sendEmail(outside.mail),
    "file.remove": removeBytes(outside.storage),
    "sourcing.forgetUploaded": forgetUploaded,
    "sourcing.warnUntold": warnUntold,
    "sourcing.revealCommitted": revealCommitted,
    "signup.forget": forgetSignupProfile,
    "companies.forgetPageViews": forgetPageViews,
    ...accountTasks(config),
  };
}
