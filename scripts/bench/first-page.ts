import { gzipSync } from "node:zlib";

export interface FirstPage {
  path: string;
  html: number;
  css: number;
  js: number;
  jsFiles: number;
}

/** The gzipped bytes a browser loads before a page stands: HTML, style sheets and scripts named in it. */
export async function weighPage(root: string, path: string, token?: string): Promise<FirstPage> {
  const headers: Record<string, string> = token ? { cookie: `token=${token}` } : {};
  const html = await read(root + path, headers);
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag);
  const hrefs = (rel: string) =>
    links.filter((tag) => tag.includes(`rel="${rel}"`)).map((tag) => /href="([^"]+)"/.exec(tag)![1]!);
  const imported = [...html.matchAll(/(?:src="|from "|import "|import\(")(\/assets\/[^"]+\.js)"/g)].map(
    (match) => match[1]!,
  );
  const scripts = new Set([...hrefs("modulepreload"), ...imported]);
  return {
    path,
    html: gzipSync(html).length,
    css: await weigh(root, hrefs("stylesheet")),
    js: await weigh(root, [...scripts]),
    jsFiles: scripts.size,
  };
}

async function weigh(root: string, paths: string[]) {
  const texts = await Promise.all([...new Set(paths)].map((path) => read(root + path)));
  return texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
}

async function read(url: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
  return answer.text();
}
