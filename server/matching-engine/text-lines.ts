const longLine = 300;
const heading =
  /(?<=[.\s)])(?<!\b(?:Professional|Work|Technical|Key|Core|Career) )(?=(?:(?:Professional|Work|Technical|Key|Core|Career) )?(?:Experience|Education|Skills|Summary|Certifications?|Projects|Languages|Employment History|Work History|Accomplishments|Highlights)(?:\s*:|\s+[A-Z•]))/g;
const headingEnd =
  /^((?:(?:Professional|Work|Technical|Key|Core|Career) )?(?:Experience|Education|Summary|Certifications?|Projects|Languages|Employment History|Work History|Accomplishments|Highlights))\s*:?\s+(?=[A-Z•])/;

/** The lines of a resume given as text; one that lost its line breaks is cut at its headings, marks and sentences. */
export function textLines(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line) => (line.length > longLine ? cut(line) : [line]));
}

function cut(line: string): string[] {
  return line
    .replace(heading, "\n")
    .split("\n")
    .map((part) => part.replace(headingEnd, "$1\n"))
    .join("\n")
    .replace(/\s*[•▪●◦]\s*/g, "\n• ")
    .replace(/(?<=\p{L}{3}[.;!?])\s+(?=\p{Lu})|\s{3,}/gu, "\n")
    .split("\n")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
