import { useState } from "react";
import { uploadFolders } from "#contract/files.ts";
import { api, sentenceOf } from "#web/api/client.ts";
import { uploadFailed } from "#web/words/failures.ts";

const { types, megabytes } = uploadFolders.images;
export const imageTypes = types.map((type) => `.${type.toLowerCase()}`).join(",");
export const imageHint = `Up to ${megabytes} MB`;

/** Keeps a picture in the folder of people’s public pictures and hands on its address. */
export function useImageUpload(onChange: (address: string) => void) {
  const [problem, setProblem] = useState<string | null>(null);
  async function take(file: File | undefined) {
    if (!file) return;
    setProblem(null);
    try {
      const stored = await api.files.upload({ file, fileName: file.name, body: { folder: "images" } });
      onChange(stored.url);
    } catch (error) {
      setProblem(sentenceOf(error, uploadFailed));
    }
  }
  return { take, problem };
}
