import sharp from "sharp";
import type { CandidateContext } from "#server/context.ts";
import { findUser } from "#server/domains/accounts/index.ts";
import { findFile } from "#server/domains/files/index.ts";

/** Pixels of a picture three centimeters wide, at 400 an inch. */
const side = 480;
const ofOurs = /^\/api\/files\/([\da-f-]{36})/;

/** The picture of the person's profile as a square JPEG, where there is one kept with us. */
export async function portraitOf({ db, outside, viewer }: CandidateContext): Promise<Buffer | null> {
  const address = (await findUser(db, viewer.userId))?.profilePicture ?? "";
  const id = ofOurs.exec(address)?.[1];
  const file = id ? await findFile(db, id) : undefined;
  const bytes = file?.public ? await outside.storage.get(file.key) : null;
  if (!bytes) return null;
  return sharp(bytes)
    .rotate()
    .resize({ width: side, height: side, fit: "cover", position: "attention" })
    .flatten({ background: "white" })
    .jpeg({ quality: 85 })
    .toBuffer();
}
