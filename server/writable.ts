const unwritable = new Set(["EACCES", "EPERM", "EROFS", "EEXIST", "ENOTDIR", "ENOSPC"]);

/** Does something in the data folder; a folder that cannot be used is named in one sentence. */
export function inDataFolder<T>(folder: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    if (!unwritable.has(code)) throw error;
    throw new Error(
      `DATA_DIR ${folder} cannot be written to (${message.split(",")[0]}). Choose another folder, or let this user write there.`,
      { cause: error },
    );
  }
}
