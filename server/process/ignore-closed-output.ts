/** Whoever read what the product says may go: that ends no product. */
export function ignoreClosedOutput() {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}
