import { and, eq, isNull, like, or } from "drizzle-orm";
import type { OwnData, Owner } from "#server/domains/accounts/index.ts";
import type { Reader } from "#server/database/open.ts";
import { dropFile } from "./remove-file.ts";
import { files } from "./tables.ts";

/** A person's own documents and pictures; what a team member put up for the company belongs to the company. */
export function ownFiles(db: Reader, { userId }: Owner) {
  return db
    .select()
    .from(files)
    .where(
      and(
        eq(files.ownerUserId, userId),
        or(
          isNull(files.companyId),
          like(files.key, "candidate-resumes/%"),
          like(files.key, "answers/%"),
          like(files.key, "videos/%"),
          like(files.key, "video-thumbnails/%"),
          like(files.key, "messaging/%"),
          like(files.key, "images/%"),
        ),
      ),
    );
}

export const fileData: OwnData = {
  /** Files of conversations go or stay with them. */
  async erase(tx, owner, now) {
    for (const { id, key } of await ownFiles(tx, owner))
      if (!key.startsWith("messaging/")) await dropFile(tx, id, now);
    await tx.update(files).set({ ownerUserId: null }).where(eq(files.ownerUserId, owner.userId));
  },
};
