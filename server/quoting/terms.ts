import { wordsOf } from "#server/taxonomy/words-of.ts";

/** Words of questions and of grammar, which name no subject. */
const plain = new Set(
  (
    "a about again all also am an and any anyone are as ask at be because been before being but by can cannot can't can’t could " +
    "did do does doesn't doesn’t don't don’t each else every few for from get gets give go goes going had happen has have " +
    "he her here him his how i i'd i’d i'm i’m i've i’ve if in into is isn't isn’t it it's it’s its just know let like long " +
    "made make many may me might mine more most much must my need no not now of off often on once one only or other our ours " +
    "out over own please really same say see shall she should so some someone something still such take tell than that that's " +
    "that’s the their them then there these they thing this those through to too under until up us use used very want wants " +
    "was way we well were what what's what’s when where which while who whom whose why will with without won't won’t would " +
    "yes yet you your yours"
  ).split(" "),
);

export const isPlainWord = (word: string) => plain.has(word);

const endings = /(?:ations?|ments?|ings?|ions?|ers?|ies|ied|ed|es|ly|s|e|y)$/;
const shortest = 3;

/** The beginnings of the words that say what a text is about: "referrals" and "referred" are one. */
export function termsOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !plain.has(word))
    .concat(text.match(/\d+/g) ?? [])
    .map(stem);
}

/** A text without the words that name no subject, for what compares meanings. */
export function subjectOf(text: string): string {
  return wordsOf(text)
    .filter((word) => !plain.has(word))
    .join(" ");
}

function stem(word: string): string {
  const cut = word.replace(endings, "");
  const kept = cut.length >= shortest ? cut : word;
  return kept.replace(/([^aeiou])\1$/, "$1").slice(0, 8);
}
