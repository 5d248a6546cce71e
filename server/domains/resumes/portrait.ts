import sharp from "sharp";
import type { CandidateContext, Context } from "#server/context.ts";
import type { Reader } from "#server/database/open.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import { findFile } from "#server/domains/files/index.ts";

/** Pixels of a picture three centimeters wide, at 400 an inch. */
const side = 480;
const ofOurs = /^\/api\/files\/([\da-f-]{36})/;

/** The picture of the person's profile as a square JPEG, where there is one kept with us. */
export async function portraitOf(context: CandidateContext): Promise<Buffer | null> {
  const user = await findUser(context.db, context.viewer.userId);
  return portraitIn(context, pictureIn(user?.profilePicture));
}

/** The file a profile's picture is kept in. */
export function pictureIn(address: string | null | undefined): string | null {
  return ofOurs.exec(address ?? "")?.[1] ?? null;
}

export interface Kept {
  db: Reader;
  outside: Pick<Context["outside"], "storage">;
}
export async function portraitIn({ db, outside }: Kept, pictureId: string | null): Promise<Buffer | null> {
  const file = pictureId ? await findFile(db, pictureId) : undefined;
  const bytes = file?.public ? await outside.storage.get(file.key) : null;
  if (!bytes) return null;
  return sharp(bytes)
    .rotate()
    .resize({ width: side, height: side, fit: "cover", position: "attention" })
    .flatten({ background: "white" })
    .jpeg({ quality: 85 })
    .toBuffer();
}
