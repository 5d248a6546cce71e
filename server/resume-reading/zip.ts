import { unzipSync } from "fflate";
import { readDocx } from "./docx.ts";
import { exportTables, readLinkedInExport } from "./linkedin-export.ts";
import { understand } from "./understand.ts";
import type { ReadResume } from "./types.ts";
import { ResumeUnreadable } from "./unreadable.ts";

const mostUnpacked = 20 * 1024 * 1024;
const largestTable = 2 * 1024 * 1024;
/** A Word document has some dozens of parts, an export of a network some hundred files. */
const mostFiles = 1000;
const endMark = Buffer.from([0x50, 0x4b, 0x05, 0x06]);

/** What the archive says of itself at its end; a count that does not fit there belongs to an archive that is far too large. */
function refuseManyFiles(bytes: Uint8Array) {
  const tail = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(-65_558);
  const at = tail.lastIndexOf(endMark);
  if (at < 0 || at + 20 > tail.length) throw new ResumeUnreadable("broken");
  const files = tail.readUInt16LE(at + 8);
  if (files > mostFiles || tail.readUInt32LE(at + 16) === 0xffffffff)
    throw new ResumeUnreadable("too-much-text");
}

interface Wanted {
  names: RegExp;
  largestTable: number;
}
/** What a Word document is made of, and the tables of an export that a resume is read from: an archive of years holds far larger ones. */
const texts: Wanted = {
  names: new RegExp(`\\.(?:xml|rels)$|(?:^|/)(?:${exportTables.join("|")})\\.csv$`, "i"),
  largestTable,
};

/** The texts of an archive; the rest stays packed, and an archive that swells is refused. */
export function unpack(bytes: Uint8Array, wanted = texts): Record<string, Uint8Array> {
  refuseManyFiles(bytes);
  let total = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!wanted.names.test(name)) return false;
        total += originalSize;
        const table = name.toLowerCase().endsWith(".csv");
        if (total > mostUnpacked || (table && originalSize > wanted.largestTable))
          throw new ResumeUnreadable("too-much-text");
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
