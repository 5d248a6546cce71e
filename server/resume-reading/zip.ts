import { unzipSync } from "fflate";
import { readDocx } from "./docx.ts";
import { readLinkedInExport } from "./linkedin-export.ts";
import { understand } from "./understand.ts";
import type { ReadResume } from "./types.ts";
import { ResumeUnreadable } from "./unreadable.ts";

const mostUnpacked = 60 * 1024 * 1024;

/** The texts of an archive; pictures stay packed, and an archive that swells is refused. */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let total = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.(?:xml|rels|csv)$/i.test(name)) return false;
        total += originalSize;
        if (total > mostUnpacked) throw new ResumeUnreadable("too-large");
        return true;
      },
    });
  } catch (error) {
    throw error instanceof ResumeUnreadable ? error : new ResumeUnreadable("broken");
  }
}

/** A Word document or a LinkedIn export, told apart by what the archive holds. */
export function readZip(bytes: Uint8Array, fileName: string): ReadResume {
  const parts = unpack(bytes);
  const names = Object.keys(parts);
  if (names.includes("word/document.xml")) return understand(readDocx(parts), { fileName, kind: "docx" });
  if (names.some((name) => /(?:^|\/)(?:Profile|Positions)\.csv$/i.test(name)))
    return readLinkedInExport(parts, fileName);
  throw new ResumeUnreadable("wrong-type");
}
