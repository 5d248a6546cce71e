import { inArray } from "drizzle-orm";
import type { OwnData } from "#server/domains/accounts/index.ts";
import { ownFiles } from "#server/domains/files/index.ts";
import { videos } from "./tables.ts";

/** Before their files go; those are the files' own to erase. */
export const videoData: OwnData = {
  async erase(tx, owner) {
    const ids = (await ownFiles(tx, owner)).map(({ id }) => id);
    if (ids.length > 0) await tx.delete(videos).where(inArray(videos.fileId, ids));
  },
};
