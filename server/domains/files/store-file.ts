import { randomUUID } from "node:crypto";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { StoredFile } from "#contract/files.ts";
import type { UploadedFile } from "#contract/endpoint.ts";
import type { Context, AuthenticatedContext, Viewer } from "#server/context.ts";
import type { Reader, Transaction } from "#server/database/open.ts";
import { newId } from "#server/database/ids.ts";
import { invalid } from "#server/errors/refusal.ts";
import { refuseIfLeft } from "#server/domains/accounts/index.ts";
import { publicFileUrl, signedFileUrl } from "./file-links.ts";
import { enterFolder, judge, rulesOf } from "./folders.ts";
import { preparePicture, withoutNotes } from "./pictures.ts";
import { files } from "./tables.ts";
import { folderOfTicket } from "./upload-tickets.ts";

export type FileRow = typeof files.$inferSelect;

/** Where what someone without an account leaves is kept. */
const visitors = "visitors";

interface Wanted {
  folder?: string;
  ticket?: string;
}
/** Takes a file in from a signed-in person. */
export async function uploadFile(
  context: AuthenticatedContext,
  { folder: named, ticket }: Wanted,
  file: UploadedFile,
) {
  const folder = ticket ? folderOfTicket(context, ticket) : named;
  if (!folder) throw invalid("Choose a folder for the file.", { folder: "Choose a folder" });
  return present(context, await storeFile(context, await enterFolder(context, folder), file));
}

/** Who keeps a file, and where. */
interface Keeper extends Pick<Context, "now" | "outside"> {
  db: Reader;
  viewer: Pick<Viewer, "userId" | "adminId" | "companyId"> | null;
}
/** Judges and keeps a file; it is there whole, with its row, or not at all. */
export async function storeFile(keeper: Keeper, folder: string, file: UploadedFile): Promise<FileRow> {
  const { db, viewer, now, outside } = keeper;
  const kind = await judge(folder, file);
  const isPublic = rulesOf(folder).public;
  const prepare = isPublic ? preparePicture : withoutNotes;
  const bytes = await prepare(file.bytes, kind.type);
  const name = tidyName(file.name);
  const owner = viewer?.userId ?? viewer?.adminId ?? null;
  const key = `${folder.replace(/[:!]/g, "-")}/${owner ?? visitors}/${randomUUID()}-${asciiName(name)}`;
  await outside.storage.put(key, bytes, kind.type);
  const row = {
    id: newId(),
    key,
    ownerUserId: owner,
    companyId: viewer?.companyId ?? null,
    name,
    type: kind.type,
    bytes: bytes.length,
    public: isPublic,
    createdAt: now(),
  };
  return db
    .transaction(async (tx) => {
      if (viewer?.userId) await refuseIfLeft(tx, viewer.userId);
      const [kept] = await tx.insert(files).values(row).returning();
      return kept!;
    })
    .catch(async (error: unknown) => {
      await outside.storage.remove(key);
      throw error;
    });
}

/** A file as its reader sees it; the link of a private one works for ten minutes. */
export function present({ config, now }: Pick<Context, "config" | "now">, row: FileRow): StoredFile {
  const { id, name, type, bytes } = row;
  return { id, name, type, bytes, url: row.public ? publicFileUrl(id) : signedFileUrl(config, id, now()) };
}

export async function findFile(db: Reader, id: string): Promise<FileRow | undefined> {
  const [row] = await db.select().from(files).where(eq(files.id, id));
  return row;
}

export async function filesByIds(db: Reader, ids: string[]): Promise<Map<string, FileRow>> {
  const rows = ids.length > 0 ? await db.select().from(files).where(inArray(files.id, ids)) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** The same, which stay until the transaction is over. */
export async function holdFiles(tx: Transaction, ids: string[]): Promise<Map<string, FileRow>> {
  if (ids.length > 0)
    await tx.select({ id: files.id }).from(files).where(inArray(files.id, ids)).for("share");
  return filesByIds(tx, ids);
}

/** Those of these files that are public pictures; they stay until the transaction is over. */
export async function holdPictures(tx: Transaction, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, ids), files.public))
    .for("share");
  return new Set(rows.map(({ id }) => id));
}

/** What a visitor left becomes the property of the account they made. */
export async function claimFile(tx: Reader, id: string, ownerUserId: string) {
  await tx.update(files).set({ ownerUserId }).where(eq(files.id, id));
}

/** What was left in some folders by someone without an account, once they have one. */
export async function claimFilesIn(tx: Transaction, folders: string[], ownerUserId: string) {
  if (folders.length === 0) return;
  const inside = sql`${files.key} like any(${sql.param(folders.map((folder) => `${folder}/${visitors}/%`))}::text[])`;
  await tx
    .update(files)
    .set({ ownerUserId })
    .where(and(inside, isNull(files.ownerUserId)));
}

function tidyName(name: string) {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  return (
    last
      .replace(/\p{Cc}/gu, "")
      .trim()
      .slice(-120) || "file"
  );
}
function asciiName(name: string) {
  return (
    name
      .normalize("NFKD")
      .replace(/[^\w.-]+/g, "-")
      .replace(/^[-.]+/, "")
      .slice(-80) || "file"
  );
}
