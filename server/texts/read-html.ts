import { type Handler, Parser } from "htmlparser2";

const deepest = 300;

/** The parser's time grows with the square of the depth, which no honest page or feed has. */
export function refuseDeeper(depth: number) {
  if (depth > deepest) throw new TooDeep();
}
class TooDeep extends Error {}

type Reading = Pick<Handler, "onopentag" | "ontext" | "onclosetag">;
/** Reads HTML as far as it is nested like an honest page. */
export function readHtml(html: string, { onopentag, ontext, onclosetag }: Reading) {
  let depth = 0;
  const parser = new Parser({
    onopentag(...tag) {
      refuseDeeper(++depth);
      onopentag(...tag);
    },
    ontext,
    onclosetag(...tag) {
      depth -= 1;
      onclosetag(...tag);
    },
  });
  try {
    parser.end(html);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
  }
}
