/** Whoever read what the product says may go: that ends no product. */
export function outliveReader() {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}
