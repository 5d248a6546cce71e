import { join } from "node:path";
import { type RunningProduct, startProduct } from "../scripts/running-product.ts";
import { productPorts } from "./ports.ts";
import { receivesEmail } from "./replies.ts";

/** Each worker has its own product and ports, so two stories at once never share a world. */
const { JOURNEY_DATA, TEST_PARALLEL_INDEX, TEST_WORKER_INDEX } = process.env;
const port = productPorts[Number(TEST_PARALLEL_INDEX ?? 0)]!;
/** Where stories play outside services: job boards, websites, push services. */
export const outsidePort = port - 1;
/** Where they play every board that applications are sent to. */
export const boardsPort = port - 2;
/** Where the product looks domains up. */
export const dnsPort = port - 3;

/** Where this worker’s product keeps its data; a worker that starts after a failed story begins with a new world. */
export const folder = join(JOURNEY_DATA!, TEST_WORKER_INDEX ?? "0");
let product: RunningProduct;

/** Starts the product with a demo world of its own, and answers where it is. */
export async function openProduct() {
  product = await startProduct({
    ...receivesEmail,
    PORT: String(port),
    DATA_DIR: folder,
    NODE_ENV: "production",
    ALLOW_PRIVATE_HOSTS: `127.0.0.1:${outsidePort}`,
    APPLY_AGENT: `http://127.0.0.1:${boardsPort}`,
    DNS_SERVERS: `127.0.0.1:${dnsPort}`,
  });
  return product.url;
}
export const closeProduct = () => product.stop();

/** The last line of its console with all of these words: without a mail server links and codes are told there. */
export function lastTold(...words: string[]) {
  const lines = product.said().split("\n");
  return lines.findLast((line) => words.every((each) => line.includes(each)));
}
