import { otherSenses } from "./other-senses.data.ts";

const senses = otherSenses.map((line) => {
  const [asked = "", others = ""] = line.split(": ");
  return { asked: asked.split(", "), others: others.split(" ") };
});

/** Words that would make what is looked for another occupation, as far as they are not looked for themselves. */
export function otherSensesOf(text: string): string[] {
  const words = text.toLowerCase().split(" ");
  const all = ` ${words.join(" ")} `;
  return senses
    .filter(({ asked }) => asked.some((form) => all.includes(` ${form} `)))
    .flatMap(({ others }) => others.filter((word) => !words.includes(word)));
}
