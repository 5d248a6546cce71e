/** Imported for effect: what ends a command is told in one sentence; only a mistake of ours shows where it happened. */
process.on("uncaughtException", (error: NodeJS.ErrnoException) => {
  const told = error.constructor === Error || typeof error.code === "string";
  console.error(told ? error.message : error);
  process.exit(1);
});
