import { ResumeStyle } from "#contract/resume-style.ts";
import type { ResumeContent } from "#contract/resumes.ts";
import type { Reader } from "#server/database/open.ts";
import { findProfile } from "#server/domains/candidates/index.ts";
import { resumePdf, shownContent } from "#server/resume-writing/index.ts";
import { sentAsUploaded } from "./as-uploaded.ts";
import { type Kept, pictureIn, portraitIn } from "./portrait.ts";
import type { ResumeRow } from "./queries.ts";
import { emptyContent } from "./tables.ts";
import { inWords } from "./writing-failures.ts";

/** All that the file of a resume is made of, to be made again as it was; nothing its owner hides. */
export interface WrittenResume {
  content: ResumeContent;
  style: ResumeStyle;
  pictureId: string | null;
}

/** Null for a document that is sent as it came. */
export async function writtenResume(db: Reader, row: ResumeRow): Promise<WrittenResume | null> {
  if (sentAsUploaded(row)) return null;
  const style = ResumeStyle.parse(row.style);
  const owner = style.photo ? await findProfile(db, row.candidateId) : undefined;
  return {
    content: shownContent({ ...emptyContent, ...row.content }, style),
    style,
    pictureId: pictureIn(owner?.user.profilePicture),
  };
}

interface Making {
  madeAt: Date;
  /** Whose turn it takes. */
  who: string;
}
export async function pdfOfWritten(kept: Kept, { pictureId, ...resume }: WrittenResume, making: Making) {
  const picture = await portraitIn(kept, pictureId);
  return (await resumePdf({ ...resume, ...making, picture }).catch(inWords)).bytes;
}
