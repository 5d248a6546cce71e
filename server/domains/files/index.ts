export { idOfFileUrl, publicFileUrl, refuseUnsigned, signedQuery } from "./file-links.ts";
export { guardFolder, judge as judgeFile } from "./folders.ts";
export { addFileNames } from "./named-files.ts";
export { moveFilesIn } from "./move-files.ts";
export { dropFile, dropFilesIn, sweepUnused } from "./remove-file.ts";
export {
  claimFile,
  claimFilesIn,
  filesByIds,
  findFile,
  holdFiles,
  holdPictures,
  present as presentFile,
  storeFile,
} from "./store-file.ts";
export type { FileRow } from "./store-file.ts";
export { fileData, ownFiles } from "./own-data.ts";
