import { folded } from "./fold.ts";
import type { LineLabel } from "./line-context.ts";
import { wishCue } from "./line-cues.data.ts";

/** Headings that leave no doubt, whole and folded. */
const wishes =
  /^(?:nice[- ]to[- ]haves?|bonus(?: points| skills| if)?|(?:preferred|desired|desirable|additional|optional)(?: (?:qualifications?|skills?|experience|criteria|requirements?))*|pluses|good[- ]to[- ]haves?|extra credit|(?:what|ways) (?:will )?(?:makes? you|to) stand out|even better(?: if)?|von vorteil|wunschenswert|(?:les )?(?:plus|atouts)|deseables?|valorables?|se valorara|requisitos deseados)$/;
const demands =
  /^(?:(?:(?:minimum|basic|key|essential|required|job|your|the)\s)*(?:requirements?|qualifications?|must[- ]haves?|skills?|essential|criteria|required)(?:\s(?:and|&|criteria|qualifications?|skills?|experience|requirements?|required))*|what you(?:['’]ll)? (?:bring|need|have)|who you are|about you|you have|anforderungen|(?:ihr|dein) profil|das bringst du mit|das bringen sie mit|voraussetzungen|profil recherche|votre profil|vos? competences|requisitos(?: minimos)?|perfil(?: buscado| requerido)?|requerimientos|que buscamos)$/;

interface Line {
  text: string;
  label: LineLabel;
  headingLike: boolean;
  bullet: boolean;
}

/** In a list under a heading that leaves no doubt, must and nice are what the heading says; an item's own words may still make it a wish. */
export function underPlainHeadings(lines: readonly Line[]): LineLabel[] {
  let part: "must" | "nice" | null = null;
  let listed = false;
  return lines.map(({ text, label, headingLike, bullet }) => {
    if (!bullet) {
      if (headingLike || listed) part = headingLike ? announced(text) : null;
      listed = false;
      return label;
    }
    listed = true;
    if (part === null || label === "duty" || (part === "must" && (label === "offer" || label === "other")))
      return label;
    return part === "must" && label !== "must" && wishCue.test(folded(text)) ? "nice" : part;
  });
}

/** The clause of a line that calls something a wish is one, where the line asks for something. */
export function wishesWithin(lines: readonly Line[], labels: readonly LineLabel[]): LineLabel[] {
  return lines.map(({ text }, at) => {
    const [label, before] = [labels[at]!, labels[at - 1]];
    const clause = (before === "must" || before === "nice") && /[,;(–-]\s*$/.test(lines[at - 1]!.text);
    return clause && wishCue.test(folded(text)) ? "nice" : label;
  });
}

function announced(heading: string): "must" | "nice" | null {
  const words = folded(heading)
    .replace(/[^\p{L}'&\- ]+/gu, " ")
    .trim();
  if (wishes.test(words)) return "nice";
  return demands.test(words) ? "must" : null;
}
