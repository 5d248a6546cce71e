type WidthOf = (text: string) => number;

/** A text in lines of at most a width; a word that is longer is cut. Empty lines stay. */
export function linesWithin(text: string, most: number, measure: WidthOf): string[] {
  const widthOf = remembered(measure);
  return text
    .replaceAll("\t", " ")
    .split(/\r?\n/)
    .flatMap((paragraph) => linesOf(paragraph, most, widthOf));
}

function linesOf(paragraph: string, most: number, widthOf: WidthOf) {
  const words = paragraph
    .split(/ +/)
    .filter(Boolean)
    .flatMap((word) => cut(word, most, widthOf));
  const lines = [""];
  let width = 0;
  for (const word of words) {
    const at = lines.length - 1;
    const longer = lines[at] ? width + widthOf(" ") + widthOf(word) : widthOf(word);
    if (lines[at] && longer > most) {
      lines.push(word);
      width = widthOf(word);
    } else {
      lines[at] += lines[at] ? ` ${word}` : word;
      width = longer;
    }
  }
  return lines;
}

function cut(word: string, most: number, widthOf: WidthOf) {
  if (widthOf(word) <= most) return [word];
  const parts = [""];
  let width = 0;
  for (const letter of word) {
    const at = parts.length - 1;
    const longer = width + widthOf(letter);
    if (parts[at] && longer > most) {
      parts.push(letter);
      width = widthOf(letter);
    } else {
      parts[at] += letter;
      width = longer;
    }
  }
  return parts;
}

/** Measuring is what takes long, and most words come again. */
function remembered(measure: WidthOf): WidthOf {
  const known = new Map<string, number>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const width = measure(text);
    known.set(text, width);
    return width;
  };
}
