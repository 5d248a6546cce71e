import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { randomBytes } from "node:crypto";
import { z } from "zod";
import { inDataFolder, makeFolder } from "./process/data-folder.ts";

const undoTimes = "must be a whole number of seconds from 1 to 3600";
const hops = "must be the number of proxies in front, a whole number from 0 to 9";
const backupTimes = "must be a whole number of days from 0 to 3650";
const percents = "must be a whole number from 0 to 50";
const counts = "must be a whole number of at least 10";
const portNumbers = "must be a whole number from 0 to 65535";

/** Every setting of the product; the README's table is this list. */
const Settings = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  PORT: z.coerce
    .number(portNumbers)
    .int(portNumbers)
    .min(0, portNumbers)
    .max(65535, portNumbers)
    .default(3000),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default("data"),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: "must be an address that begins with http:// or https://" })
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must begin with postgres://")
    .optional(),
  DEMO: z.enum(["0", "1"]).optional(),
  SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  BREACHED_PASSWORDS_FILE: z.string().refine(existsSync, "names no file that is there").optional(),
  PUBLIC_API_KEY: z.string().min(8).default("parallel-public-key"),
  LOG_LEVEL: z.enum(["silent", "error", "warn", "info", "debug"]).default("info"),
  METRICS_KEY: z.string().min(16, "must have at least 16 characters").optional(),
  TRUST_PROXY: z.coerce.number(hops).int(hops).min(0, hops).max(9, hops).default(0),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "must begin with smtp:// or smtps://")
    .optional(),
  MAIL_FROM: z.string().default("Parallel <hello@parallel.example>"),
  MAIL_ADDRESS: z.string().default("Parallel, 1 Example Street, Example Town"),
  INBOUND_DOMAIN: z.hostname("must be a host name, such as replies.example.com").toLowerCase().optional(),
  INBOUND_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, "must be whsec_ and at least 24 random bytes in base64")
    .optional(),
  INBOUND_SMTP_PORT: z.coerce
    .number(portNumbers)
    .int(portNumbers)
    .min(0, portNumbers)
    .max(65535, portNumbers)
    .optional(),
  HTTPS_PORT: z.coerce
    .number(portNumbers)
    .int(portNumbers)
    .min(0, portNumbers)
    .max(65535, portNumbers)
    .optional(),
  ACME_DIRECTORY: z
    .url({ protocol: /^https$/, error: "must be an address that begins with https://" })
    .optional(),
  ACME_CONTACT: z.email("must be an email address").optional(),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  STRIPE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_URL: z.url().default("https://api.stripe.com"),
  /** The seller's own, on invoices. */
  TAX_NUMBER: z.string().max(40).default(""),
  TAX_NAME: z.string().max(40).default("Tax"),
  TAX_PERCENT: z.coerce.number(percents).int(percents).min(0, percents).max(50, percents).default(0),
  KOMBO_KEY: z.string().optional(),
  KOMBO_URL: z.url().default("https://api.kombo.dev/v1"),
  /** off, on, or the address of a board that stands in for all of them. */
  APPLY_AGENT: z.union([z.enum(["off", "on"]), z.url({ protocol: /^https?$/ })]).default("off"),
  APPLY_AGENT_KEYS: z
    .string()
    .regex(
      /^(?:[a-z]+\/[^\s=,]+=[^\s,]+(?:,|$))*$/i,
      "must be keys by board, such as greenhouse/acme=KEY,lever/beta=KEY",
    )
    .default(""),
  ALLOW_PRIVATE_HOSTS: z.string().default(""),
  DNS_SERVERS: z
    .string()
    .regex(/^[\d.:,[\]a-f]*$/i, "must be addresses of DNS servers, such as 9.9.9.9,127.0.0.1:5353")
    .default(""),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, "must begin with redis:// or rediss://")
    .optional(),
  AI_PROVIDER: z.enum(["openai-compatible", "anthropic"]).default("openai-compatible"),
  AI_URL: z.url().optional(),
  AI_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  AI_EMBEDDINGS: z.string().optional(),
  AI_EMBEDDINGS_FOLDER: z.string().optional(),
  AI_SPEECH: z.string().optional(),
  MAX_CONNECTIONS: z.coerce.number(counts).int(counts).min(10, counts).default(10_000),
  UNDO_SECONDS: z.coerce.number(undoTimes).int(undoTimes).min(1, undoTimes).max(3600, undoTimes).default(8),
  /** People who delete their account are told that backups are gone after so many days. */
  BACKUP_DAYS: z.coerce
    .number(backupTimes)
    .int(backupTimes)
    .min(0, backupTimes)
    .max(3650, backupTimes)
    .default(30),
  /** Where people find help, and where job seekers do; without them, the help center here. */
  SUPPORT_URL: z.url().optional(),
  HANDBOOK_URL: z.url().optional(),
});

export type Config = ReturnType<typeof readConfig>;

/** Reads the environment once; says in one sentence what is wrong with it. */
export function readConfig(environment: Record<string, string | undefined> = process.env) {
  const read = Settings.safeParse(withoutEmpty(environment));
  if (!read.success) {
    const problems = read.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`The configuration cannot be used. ${problems.join("; ")}.`);
  }
  const settings = read.data;
  if (settings.DATABASE_URL && !settings.SECRET) {
    throw new Error(
      "With DATABASE_URL set, the server needs its own SECRET (at least 32 characters), the same for every process.",
    );
  }
  if (settings.S3_BUCKET && !(settings.S3_ACCESS_KEY_ID && settings.S3_SECRET_ACCESS_KEY)) {
    throw new Error("With S3_BUCKET set, the server needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.");
  }
  if (!settings.DEMO && !settings.DATABASE_URL && isPublic(settings))
    throw new Error(
      "The demo world has published passwords, and this address is not for this machine alone. Set DEMO=0 to start empty, or DEMO=1 to show the demo world to everyone who comes.",
    );
  refuseHalfPayments(settings);
  refuseHalfModels(settings);
  refuseHalfInbound(settings);
  // React chooses its fast build by this name when the pages are loaded.
  environment.NODE_ENV ??= settings.NODE_ENV;
  const dataDir = resolve(settings.DATA_DIR);
  return {
    ...settings,
    dataDir,
    isPublic: isPublic(settings),
    demo: settings.DEMO ? settings.DEMO === "1" : !settings.DATABASE_URL,
    secret: settings.SECRET ?? ownSecret(dataDir),
    publicUrl: (settings.PUBLIC_URL ?? `http://${settings.HOST}:${settings.PORT}`).replace(/\/$/, ""),
    https: httpsOf(settings),
    dnsServers: listOf(settings.DNS_SERVERS),
    applyAgent: applyAgentOf(settings),
    allowedPrivateHosts: [
      ...listOf(settings.ALLOW_PRIVATE_HOSTS),
      ...standInOf(settings).map(({ host }) => host),
    ],
  };
}

/** Whether applications may leave for boards, and the keys that companies gave for theirs; null while it is off. */
function applyAgentOf(settings: z.infer<typeof Settings>) {
  if (settings.APPLY_AGENT === "off") return null;
  const [standIn] = standInOf(settings);
  const keys = settings.APPLY_AGENT_KEYS.split(",").map((each) => /^([^=]+)=(.+)$/.exec(each));
  return {
    standIn: standIn?.href.replace(/\/$/, "") ?? null,
    keys: new Map(keys.flatMap((each) => (each ? [[each[1]!.toLowerCase(), each[2]!] as const] : []))),
  };
}

/** The board that stands in for all of them, for development and tests. */
function standInOf({ APPLY_AGENT }: Pick<z.infer<typeof Settings>, "APPLY_AGENT">) {
  return APPLY_AGENT === "off" || APPLY_AGENT === "on" ? [] : [new URL(APPLY_AGENT)];
}

function listOf(text: string) {
  return text
    .split(",")
    .map((each) => each.trim().toLowerCase())
    .filter(Boolean);
}

/** The product's own listener for https; null where a server in front sees to it. */
function httpsOf({
  HTTPS_PORT: port,
  ACME_DIRECTORY: directory,
  ACME_CONTACT: contact,
}: z.infer<typeof Settings>) {
  if (port === undefined && !directory && !contact) return null;
  if (port === undefined || !directory || !contact)
    throw new Error(
      "HTTPS_PORT, ACME_DIRECTORY and ACME_CONTACT, which is an email address, need each other.",
    );
  return { port, directory, contact };
}

const ownMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i;
/** Whether others than this machine may reach it: by the address it listens on, or the one people use. */
function isPublic({ HOST, PUBLIC_URL }: Pick<z.infer<typeof Settings>, "HOST" | "PUBLIC_URL">) {
  const named = PUBLIC_URL ? new URL(PUBLIC_URL) : null;
  return !ownMachine.test(HOST) || named?.protocol === "https:" || !ownMachine.test(named?.hostname ?? HOST);
}

function withoutEmpty(environment: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
}

/** The embedded installation makes its secret once and keeps it with its data. */
function ownSecret(dataDir: string) {
  const file = join(dataDir, "secret");
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    const secret = randomBytes(32).toString("hex");
    inDataFolder(dataDir, () => {
      makeFolder(dataDir);
      writeFileSync(file, secret, { mode: 0o600 });
    });
    return secret;
  }
}

/** An address in Reply-To that nobody reads would lose what people write. */
function refuseHalfInbound(settings: z.infer<typeof Settings>) {
  const receives = settings.INBOUND_SECRET !== undefined || settings.INBOUND_SMTP_PORT !== undefined;
  if (receives !== Boolean(settings.INBOUND_DOMAIN))
    throw new Error(
      "INBOUND_DOMAIN, where replies go, and a way to receive them, INBOUND_SECRET or INBOUND_SMTP_PORT, need each other.",
    );
}

function refuseHalfModels({
  AI_PROVIDER,
  AI_URL,
  AI_KEY,
  AI_MODEL,
  AI_EMBEDDINGS,
  AI_EMBEDDINGS_FOLDER,
  AI_SPEECH,
}: z.infer<typeof Settings>) {
  if (AI_MODEL && AI_PROVIDER === "anthropic" && !AI_KEY)
    throw new Error("With AI_PROVIDER=anthropic and AI_MODEL set, the server needs AI_KEY.");
  const inFolder = AI_EMBEDDINGS === "folder";
  if (inFolder !== Boolean(AI_EMBEDDINGS_FOLDER))
    throw new Error(
      "AI_EMBEDDINGS=folder and AI_EMBEDDINGS_FOLDER, the folder of the encoder, need each other.",
    );
  const atProvider = AI_EMBEDDINGS && !inFolder;
  if (((AI_MODEL && AI_PROVIDER === "openai-compatible") || atProvider || AI_SPEECH) && !AI_URL)
    throw new Error(
      "With AI_MODEL, AI_EMBEDDINGS or AI_SPEECH set, the server needs AI_URL, the address of the provider.",
    );
}

/** What becomes of payments would never be told. */
function refuseHalfPayments({ STRIPE_KEY, STRIPE_WEBHOOK_SECRET }: z.infer<typeof Settings>) {
  if (Boolean(STRIPE_KEY) !== Boolean(STRIPE_WEBHOOK_SECRET))
    throw new Error("STRIPE_KEY and STRIPE_WEBHOOK_SECRET need each other.");
}

/** Where emails send people who need help. */
export function supportUrlOf({ SUPPORT_URL, publicUrl }: Pick<Config, "SUPPORT_URL" | "publicUrl">) {
  return SUPPORT_URL ?? `${publicUrl}/help`;
}
