import { productName } from "#shared/product.ts";
import { Download } from "./mount.ts";

/** A page for people who follow a link out of an email: it needs no script, style sheet of the site or session. */
export function smallPage(title: string, body: string) {
  return new Download("text/html; charset=utf-8", Buffer.from(smallHtml(title, body)));
}

export function smallHtml(title: string, body: string) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title}: ${productName}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:4rem auto;padding:0 1rem}
button{min-height:44px;padding:0 1rem;border:1px solid;border-radius:8px;background:CanvasText;color:Canvas;font:inherit;font-weight:600}</style>
<p><b>${productName}</b></p>${body}</body></html>`;
}
