import type { CompanyContext } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { type FileRow, findFile } from "#server/domains/files/index.ts";
import { invalid } from "#server/errors/refusal.ts";

/** A file that a member of this team put into the folder of knowledge sources. */
export async function findOwnFile(db: Reader, { viewer }: CompanyContext, id: string): Promise<FileRow> {
  const file = await findFile(db, id);
  if (file?.companyId === viewer.companyId && file.key.startsWith("knowledge-sources/")) return file;
  throw noSuchFile();
}

export function noSuchFile() {
  const sentence = "We can’t find this file. Upload it again.";
  return invalid(sentence, { fileId: sentence }, "NO_SUCH_FILE");
}
