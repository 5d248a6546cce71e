import { readHtml } from "#server/texts/read-html.ts";
import { storable } from "#server/texts/storable.ts";

/** What a company's own front page says of the company. */
export interface SiteFacts {
  companyName: string | null;
  companyAboutHeader: string | null;
  /** Plain words. */
  about: string | null;
  companyLogo: string | null;
  companyFoundedYear: number | null;
  companyFounders: string[];
  companyHQlocation: string | null;
}

const most = { name: 120, header: 300, about: 2000, founders: 10 };

/** Reads a front page: its data for machines before its tags for previews, and those before its title. */
export function siteFacts(html: string, address: string): SiteFacts {
  const { tags, title, icon, data } = readTags(html);
  const thing = data.find(isOrganization) ?? {};
  const name = textOf(thing.name) ?? tags.get("og:site_name") ?? firstPart(title);
  const about = textOf(thing.description) ?? tags.get("og:description") ?? tags.get("description") ?? null;
  const header = textOf(thing.slogan) ?? firstSentence(about);
  return storable({
    companyName: name?.slice(0, most.name) ?? null,
    companyAboutHeader: header?.slice(0, most.header) ?? null,
    about: about?.slice(0, most.about) ?? null,
    companyLogo: ownAddress(pictureOf(thing.logo) ?? icon, address),
    companyFoundedYear: yearOf(thing.foundingDate),
    companyFounders: namesOf(thing.founder ?? thing.founders).slice(0, most.founders),
    companyHQlocation: placeOf(thing.address),
  });
}

type Thing = Record<string, unknown>;
function readTags(html: string) {
  const tags = new Map<string, string>();
  const read = { tags, title: "", icon: null as string | null, data: [] as Thing[] };
  let words = "";
  let inData = false;
  readHtml(html, {
    onopentag(name, { property, name: named, content, rel = "", href, type = "" }) {
      words = "";
      const key = (property ?? named ?? "").toLowerCase();
      if (name === "meta" && key && content?.trim() && !tags.has(key)) tags.set(key, content.trim());
      if (name === "link" && href && /\bapple-touch-icon\b/i.test(rel)) read.icon ??= href;
      inData = name === "script" && /^application\/ld\+json/i.test(type.trim());
    },
    ontext(part) {
      words += part;
    },
    onclosetag(name) {
      if (name === "title") read.title ||= words.trim();
      if (inData) read.data.push(...thingsIn(words));
      inData = false;
      words = "";
    },
  });
  return read;
}

function thingsIn(json: string): Thing[] {
  try {
    const things = [JSON.parse(json) as Thing | Thing[]].flat();
    const all = things.flatMap((each) => [each, ...((each["@graph"] as Thing[] | undefined) ?? [])]);
    return all.filter((each) => typeof each === "object" && each !== null);
  } catch {
    // Broken data on a page is as good as none.
    return [];
  }
}
function isOrganization(thing: Thing) {
  return [thing["@type"]]
    .flat()
    .some((type) => /^(?:Organization|Corporation|LocalBusiness)$/.test(String(type)));
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value.trim() ? value.trim() : null;
}
/** "Acme | Robots for kitchens" is Acme's. */
function firstPart(title: string) {
  return textOf(title.split(/\s[|–—·:-]\s/)[0]);
}
function firstSentence(text: string | null) {
  return text && (/^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text);
}
function pictureOf(value: unknown): string | null {
  return textOf(value) ?? textOf((value as Thing | undefined)?.url);
}
function yearOf(value: unknown) {
  const year = Number(/^\d{4}/.exec(textOf(value) ?? "")?.[0]);
  return year >= 1000 && year <= 2100 ? year : null;
}
function namesOf(value: unknown): string[] {
  return [value ?? []].flat().flatMap((each) => textOf(each) ?? textOf((each as Thing | null)?.name) ?? []);
}
function placeOf(value: unknown): string | null {
  const { addressLocality, addressRegion, addressCountry } = ([value].flat()[0] ?? {}) as Thing;
  const country = textOf(addressCountry) ?? textOf((addressCountry as Thing | undefined)?.name);
  const parts = [textOf(addressLocality), textOf(addressRegion), country];
  return parts.filter((part) => part !== null).join(", ") || null;
}

/** A picture of the site itself; at another host it could be anyone's. */
function ownAddress(link: string | null, address: string): string | null {
  const site = new URL(address).hostname.replace(/^www\./, "");
  const url = link ? URL.parse(link, address) : null;
  const own = url?.protocol === "https:" && (url.hostname === site || url.hostname.endsWith(`.${site}`));
  return own ? url.href : null;
}
