import { Parser } from "htmlparser2";

export interface XmlElement {
  name: string;
  text: string;
  elements: XmlElement[];
}

/** Reads XML as strict readers do: what is not closed, not allowed or beside the root is refused. */
export function readXml(document: string): XmlElement {
  const root: XmlElement = { name: "", text: "", elements: [] };
  const open = [root];
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(document))
    throw new Error("A character XML has no place for");
  const parser = new Parser(
    {
      onopentagname: (name) => {
        const element = { name, text: "", elements: [] };
        open.at(-1)!.elements.push(element);
        open.push(element);
      },
      ontext: (text) => {
        open.at(-1)!.text += text;
      },
      onclosetag: (name, implied) => {
        const emptyElement = document.slice(0, parser.endIndex + 1).endsWith("/>");
        if (implied && !emptyElement) throw new Error(`<${name}> is not closed`);
        open.pop();
      },
    },
    { xmlMode: true },
  );
  parser.end(document);
  if (root.elements.length !== 1 || root.text.trim()) throw new Error("There is not one root");
  return root.elements[0]!;
}

/** The texts of an element's children by their names; the last of several. */
export function wordsOf({ elements }: XmlElement): Record<string, string> {
  return Object.fromEntries(elements.map(({ name, text }) => [name, text]));
}

export function childrenOf({ elements }: XmlElement, name: string): XmlElement[] {
  return elements.filter((element) => element.name === name);
}
