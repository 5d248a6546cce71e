/** The files a resume can be saved as. */
export const resumeFileKinds = ["pdf", "docx", "json", "txt"] as const;
export type ResumeFileKind = (typeof resumeFileKinds)[number];

export const resumeFileNames: Record<ResumeFileKind, string> = {
  pdf: "PDF",
  docx: "Word",
  json: "JSON Resume",
  txt: "Plain text",
};
