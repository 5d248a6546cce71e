import { Parser } from "htmlparser2";
import { readHtml, refuseDeeper } from "#server/texts/read-html.ts";
import { record, text } from "./json-values.ts";

const mostLinks = 2000;

/** XML as the values JSON would have: an element with parts is an object, a repeated one a list, any other its text. */
export function readXml(xml: string): unknown {
  const root: Element = { parts: {}, text: "" };
  const open = [root];
  const parser = new Parser(
    {
      onopentag() {
        refuseDeeper(open.length);
        open.push({ parts: {}, text: "" });
      },
      ontext(words) {
        open.at(-1)!.text += words;
      },
      onclosetag(name) {
        const element = open.length > 1 ? open.pop()! : null;
        if (element) add(open.at(-1)!.parts, name, valueOf(element));
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return root.parts;
}

interface Element {
  parts: Record<string, unknown>;
  text: string;
}

function valueOf({ parts, text: words }: Element): unknown {
  return Object.keys(parts).length ? parts : words.trim();
}

function add(parts: Record<string, unknown>, name: string, value: unknown) {
  if (name === "__proto__") return;
  const known = parts[name];
  if (Array.isArray(known)) known.push(value);
  else parts[name] = known === undefined ? value : [known, value];
}

export interface ReadPage {
  /** What it calls itself. */
  title: string;
  /** Every JobPosting of its schema.org data. */
  postings: Record<string, unknown>[];
  /** Where it leads, as written. */
  links: string[];
}

/** What a web page says about jobs in its data for machines. */
export function readPage(html: string): ReadPage {
  const page: ReadPage = { title: "", postings: [], links: [] };
  let into: "data" | "title" | null = null;
  let words = "";
  readHtml(html, {
    onopentag(name, { type = "", href = "" }) {
      if (name === "a" && href && page.links.length < mostLinks) page.links.push(href);
      if (name === "title" && !page.title) into = "title";
      if (name === "script" && /^application\/ld\+json/i.test(type.trim())) into = "data";
      words = "";
    },
    ontext(part) {
      if (into) words += part;
    },
    onclosetag(name) {
      if (into === "title" && name === "title") page.title = words.trim().slice(0, 120);
      if (into === "data" && name === "script") collect(page, words);
      if (name === "title" || name === "script") into = null;
    },
  });
  return page;
}

function collect(page: ReadPage, json: string) {
  try {
    gather(page, JSON.parse(json.replace(/^\s*<!\[CDATA\[|\]\]>\s*$/g, "")), 0);
  } catch {
    // Broken data on a page is as good as none.
  }
}

/** Postings stand alone, in a graph, or as the items of a list; a list may only say where they are. */
function gather(page: ReadPage, value: unknown, depth: number) {
  if (depth > 6) return;
  if (Array.isArray(value)) {
    for (const each of value) gather(page, each, depth + 1);
    return;
  }
  const thing = record(value);
  const types = [thing["@type"]].flat().map(text);
  if (types.includes("JobPosting")) page.postings.push(thing);
  else {
    if (types.includes("ListItem") && !thing.item && thing.url) page.links.push(text(thing.url));
    for (const name of ["@graph", "itemListElement", "item", "mainEntity"])
      if (thing[name]) gather(page, thing[name], depth + 1);
  }
}
