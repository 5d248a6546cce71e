import type { FastifyReply } from "fastify";

/** Makes XML from a template: what is filled in is text, unless it is XML made here. */
export function xml(parts: TemplateStringsArray, ...values: (string | Xml | Xml[])[]): Xml {
  return new Xml(parts.reduce((made, part, index) => made + written(values[index - 1]!) + part));
}

export class Xml {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** The beginning of a document, or all of it. */
export function beginXml({ text }: Xml) {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${text}`;
}

function written(value: string | Xml | Xml[]): string {
  if (Array.isArray(value)) return value.map(written).join("\n");
  return value instanceof Xml ? value.text : escapeXml(value);
}

/** Text as it stands, markup included, for readers that expect it unescaped. */
function cdata(text: string): Xml {
  return new Xml(`<![CDATA[${writable(text).replaceAll("]]>", "]]]]><![CDATA[>")}]]>`);
}

export function cdataElements(elements: [name: string, text: string][]): Xml[] {
  return elements.map(([name, text]) => new Xml(`<${name}>${cdata(text).text}</${name}>`));
}

function escapeXml(text: string) {
  return writable(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** XML has no way to write most control characters, so they are left out. */
function writable(text: string) {
  return text.toWellFormed().replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, "");
}

export function sendXml(reply: FastifyReply, document: Xml, type = "application/xml") {
  return reply.type(`${type}; charset=utf-8`).send(beginXml(document));
}
