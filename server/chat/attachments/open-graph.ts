import { Refusal } from "#server/errors/refusal.ts";
import type { Chat } from "../context.ts";
import { badInput } from "../protocol/errors.ts";

const mostBytes = 2_000_000;
const patienceMs = 5000;

/** The Open Graph data of a page as an attachment; addresses inside our own network are refused. */
export async function readOpenGraph({ outside }: Pick<Chat, "outside">, address: string) {
  const url = /^https?:\/\//i.test(address) ? address : `https://${address}`;
  const page = await outside
    .fetch(url, { maxBytes: mostBytes, timeoutMs: patienceMs })
    .catch((error: unknown) => {
      throw error instanceof Refusal ? badInput(error.message, { url: error.message }) : error;
    });
  if (page.status >= 400) throw badInput(`the page answered with ${page.status}`);
  const base = { title_link: url, og_scrape_url: url };
  if (page.contentType.startsWith("image/"))
    return { ...base, type: "image", image_url: url, thumb_url: url };
  if (!/html/i.test(page.contentType)) throw badInput("the address does not lead to a page");
  return { ...base, ...(await readPage(page.body.toString("utf8"), url)) };
}

async function readPage(html: string, url: string) {
  const { default: scrape } = await import("open-graph-scraper");
  const { error, result } = await scrape({ html, onlyGetOpenGraphInfo: false });
  if (error) throw badInput("the page says nothing of itself");
  const title = result.ogTitle ?? result.twitterTitle ?? result.dcTitle;
  const text = result.ogDescription ?? result.twitterDescription;
  const image = absolute(result.ogImage?.[0]?.url ?? result.twitterImage?.[0]?.url, url);
  const asset = absolute(result.ogVideo?.[0]?.url ?? result.ogAudioURL, url);
  if (!title && !text && !image) throw badInput("the page says nothing of itself");
  const author = result.ogSiteName ?? new URL(url).hostname;
  return {
    type: result.ogVideo?.length ? "video" : result.ogAudioURL ? "audio" : "image",
    ...(title && { title }),
    ...(text && { text }),
    ...(image && { image_url: image, thumb_url: image }),
    ...(asset && { asset_url: asset }),
    author_name: author,
    author_link: new URL(url).origin,
  };
}

function absolute(address: string | undefined, base: string) {
  const url = address ? URL.parse(address, base) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}
