import { type UploadFolder, uploadFolders } from "#contract/files.ts";
import type { Role } from "#contract/endpoint.ts";
import type { AuthenticatedContext, Viewer } from "#server/context.ts";
import { Refusal, forbidden, invalid } from "#server/errors/refusal.ts";
import { sentenceList } from "#shared/words/sentence-list.ts";
import { kindOf } from "./kinds.ts";

const uploaders: Record<UploadFolder, readonly Role[] | "any"> = {
  "candidate-resumes": ["candidate"],
  answers: ["candidate"],
  videos: [],
  "video-thumbnails": [],
  messaging: ["candidate", "company", "employee"],
  notes: ["company"],
  leads: ["company"],
  "knowledge-sources": ["company", "candidate"],
  images: "any",
  company: ["company"],
  stories: ["admin"],
};

/** "messaging/0190…" keeps the rules of "messaging". */
export function rulesOf(folder: string) {
  return uploadFolders[rootOf(folder)];
}
function rootOf(folder: string) {
  return folder.split("/")[0] as UploadFolder;
}

export function mayUpload(viewer: Viewer, folder: string) {
  const roles = uploaders[rootOf(folder)];
  if (roles !== "any" && !roles.some((role) => viewer.roles.includes(role)))
    throw forbidden("You can’t upload to this folder.");
}

type Guard = (context: AuthenticatedContext, inside: string) => Promise<string>;
const guards = new Map<string, Guard>();

/** Lets another domain say who may put files inside a folder of its own, and under which name they are kept. */
export function guardFolder(root: UploadFolder, guard: Guard) {
  guards.set(root, guard);
}

/** The folder a file goes to, once the caller may put it there. */
export async function enterFolder(context: AuthenticatedContext, folder: string): Promise<string> {
  mayUpload(context.viewer, folder);
  const guard = guards.get(rootOf(folder));
  if (!guard) return folder;
  const inside = folder.slice(rootOf(folder).length + 1);
  return `${rootOf(folder)}/${await guard(context, inside)}`;
}

/** Judges a file by its size and bytes, with the specified sentences. */
export async function judge(folder: string, { bytes, name }: { bytes: Buffer; name: string }) {
  const { types, megabytes } = rulesOf(folder);
  if (bytes.length > megabytes * 1024 * 1024)
    throw new Refusal(413, "TOO_LARGE", `The maximum allowed size is ${megabytes} MB.`);
  const kind = await kindOf(bytes, name);
  if (!kind || !(types as readonly string[]).includes(kind.label)) {
    const sentence = `Only ${sentenceList(types)} files are accepted`;
    throw invalid(sentence, { file: sentence }, "FILE_TYPE");
  }
  return kind;
}
