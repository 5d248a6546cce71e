import { useState } from "react";
import { uploadFolders } from "#contract/files.ts";
import { eitherOf } from "#shared/words/sentence-list.ts";
import { api, sentenceOf } from "#web/api/client.ts";
import { uploadFailed } from "#web/words/failures.ts";

const { types, megabytes } = uploadFolders.images;
export const imageTypes = types.map((type) => `.${type.toLowerCase()}`).join(",");
export const imageHint = `Up to ${megabytes} MB`;
/** With what is taken, for those who choose among what they have. */
export const imageLimits = `${eitherOf(types)}, up to ${megabytes} MB and 25 megapixels`;

export type ImageFolder = "images" | "company" | "stories";

/** Keeps a picture in a folder of public pictures and hands on its address. */
export function useImageUpload(onChange: (address: string) => void, folder: ImageFolder = "images") {
  const [problem, setProblem] = useState<string | null>(null);
  /** The name of what is on its way. */
  const [busy, setBusy] = useState<string | null>(null);
  async function take(file: File | undefined) {
    if (!file) return;
    setProblem(null);
    setBusy(file.name);
    try {
      const stored = await api.files.upload({ file, fileName: file.name, body: { folder } });
      onChange(stored.url);
    } catch (error) {
      setProblem(sentenceOf(error, uploadFailed));
    } finally {
      setBusy(null);
    }
  }
  return { take, problem, busy };
}
