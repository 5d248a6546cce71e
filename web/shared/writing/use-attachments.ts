import { useState } from "react";
import { CallRefused, createClient } from "#contract/client.ts";
import { files, type StoredFile, uploadFolders } from "#contract/files.ts";
import { sentenceList } from "#shared/words/sentence-list.ts";
import { showToast } from "#ui/overlays/toast-store.ts";
import { sentenceOf } from "#web/api/client.ts";
import { senderWithProgress } from "#web/api/sender.ts";
import { uploadFailed } from "#web/words/failures.ts";

const { types, megabytes } = uploadFolders.messaging;
const most = 10;
export const acceptedFiles = types.map((type) => `.${type.toLowerCase()}`).join(",");

/** A file chosen for what is written: on its way, there, or refused. */
export interface Chosen {
  id: string;
  name: string;
  progress: number;
  stored: StoredFile | null;
  error: string | null;
  /** A picture to look at meanwhile. */
  preview: string | null;
}

/** The files of a message or a note that is being written; both folders take the same. `before` are those it has already. */
export function useAttachments(folder: string, before: readonly StoredFile[] = []) {
  const [chosen, setChosen] = useState<Chosen[]>(() => before.map(chosenBefore));
  const change = (id: string, changes: Partial<Chosen>) =>
    setChosen((all) => all.map((each) => (each.id === id ? { ...each, ...changes } : each)));

  function add(picked: readonly File[]) {
    const room = most - chosen.length;
    if (picked.length > room)
      showToast({
        text: `You can attach up to ${most} files. We left out the rest.`,
        tone: "error",
      });
    const added = picked.slice(0, Math.max(0, room)).map((file) => ({ file, chosen: chosenOf(file) }));
    setChosen((all) => [...all, ...added.map((each) => each.chosen)]);
    for (const each of added) if (!each.chosen.error) void send(each.chosen.id, each.file);
  }
  async function send(id: string, file: File) {
    try {
      const stored = await upload(file, folder, (progress) => change(id, { progress }));
      change(id, { stored, progress: 1 });
    } catch (error) {
      change(id, { error: whyRefused(error, file.name) });
    }
  }
  function keep(wanted: (each: Chosen) => boolean) {
    for (const { preview } of chosen.filter((each) => !wanted(each)))
      if (preview) URL.revokeObjectURL(preview);
    setChosen((all) => all.filter(wanted));
  }
  return {
    chosen,
    add,
    remove: (id: string) => keep((each) => each.id !== id),
    /** After sending; what did not go along still says why. */
    clear: () => keep(({ error }) => error !== null),
    stored: chosen.flatMap((each) => each.stored ?? []),
    /** Something is still on its way. */
    travelling: chosen.some(({ stored, error }) => !stored && !error),
  };
}

function chosenBefore(stored: StoredFile): Chosen {
  return { id: stored.id, name: stored.name, progress: 1, stored, error: null, preview: null };
}

function chosenOf(file: File): Chosen {
  const error = problemOf(file);
  const preview = !error && file.type.startsWith("image/") ? URL.createObjectURL(file) : null;
  return { id: crypto.randomUUID(), name: file.name, progress: 0, stored: null, error, preview };
}

function upload(file: File, folder: string, onProgress: (progress: number) => void) {
  const sender = createClient({ files }, senderWithProgress(onProgress));
  return sender.files.upload({ file, fileName: file.name, body: { folder } });
}

/** What the server would refuse anyway is said before it travels. */
function problemOf({ name, size }: File) {
  if (size > megabytes * 1024 * 1024) return `The maximum allowed size is ${megabytes} MB.`;
  const known = types.some((type) => name.toLowerCase().endsWith(`.${type.toLowerCase()}`));
  return known || /\.jpeg$/i.test(name) ? null : `Only ${sentenceList(types)} files are accepted`;
}

/** Why a file was not taken. One whose name is fine and whose bytes are not is told just that. */
export function whyRefused(error: unknown, name: string) {
  const wrongInside = error instanceof CallRefused && error.error.code === "FILE_TYPE";
  const ending = name.split(".").at(-1)!.toUpperCase();
  if (wrongInside) return `This isn’t a ${ending} file, even though its name says so.`;
  return sentenceOf(error, uploadFailed);
}
