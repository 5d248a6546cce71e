import { join } from "node:path";
import type { Config } from "#server/config.ts";
import type { Outside } from "#server/context.ts";
import { lineOf } from "#server/errors/log-error.ts";
import { acmeAuthority } from "./certificates/acme.ts";
import { komboAccounts } from "./ats-accounts/kombo.ts";
import { guardedFetch } from "./guarded-fetch.ts";
import { systemDns } from "./dns/system-dns.ts";
import { consoleMail } from "./mail/console-mail.ts";
import { smtpMail } from "./mail/smtp.ts";
import { builtInEmbeddings } from "./models/built-in.ts";
import { readEncoderFolder } from "./models/encoder-folder.ts";
import { findRuntime, folderEmbeddings } from "./models/folder.ts";
import { hostedEmbeddings, hostedLanguageModel } from "./models/hosted.ts";
import { hostedSpeech } from "./models/hosted-speech.ts";
import type { Embeddings } from "./models/models.ts";
import { addressIn } from "./mail/mail.ts";
import { openPayments } from "./payments/open.ts";
import { openPush } from "./push/web-push.ts";
import { inMemoryEngine } from "./search-engine/in-memory.ts";
import type { SearchEngine } from "./search-engine/search-engine.ts";
import { diskStorage } from "./storage/disk.ts";
import { s3Storage } from "./storage/s3.ts";

/** Chooses each adapter once, by the configuration. */
export function openOutside(config: Config, tell: (line: string) => void): Outside {
  let engine: SearchEngine | undefined;
  const fetch = guardedFetch(config.allowedPrivateHosts);
  return {
    /** Its thread starts with the first call. */
    get searchEngine() {
      return (engine ??= inMemoryEngine({ folder: join(config.dataDir, "search") }));
    },
    embeddings: embeddingsOf(config),
    languageModel: hostedLanguageModel(config),
    speechModel: hostedSpeech(config),
    report: (what, error) => tell(lineOf(what, error)),
    storage: config.S3_BUCKET ? s3Storage(config) : diskStorage(join(config.dataDir, "files")),
    mail: config.SMTP_URL
      ? smtpMail({ url: config.SMTP_URL, from: config.MAIL_FROM })
      : consoleMail(tell, { secrets: !config.isPublic || config.NODE_ENV !== "production" }),
    dns: systemDns(config.dnsServers),
    certificates: config.https && acmeAuthority(config.https),
    atsAccounts: komboAccounts(config, fetch),
    push: openPush({ secret: config.secret, contact: addressIn(config.MAIL_FROM) }, fetch),
    payments: openPayments(config),
    fetch,
  };
}

function embeddingsOf(config: Config): Embeddings | null {
  const { AI_EMBEDDINGS_FOLDER: folder, NODE_ENV } = config;
  if (folder) return folderEmbeddings(readEncoderFolder(folder), findRuntime());
  return hostedEmbeddings(config) ?? (NODE_ENV === "test" ? null : builtInEmbeddings());
}
