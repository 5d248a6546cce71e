import { readLevel } from "#server/taxonomy/title-levels.ts";
import { expandTitle } from "#server/taxonomy/title-words.ts";
import type { Filter, SearchQuery } from "#server/search-engine/index.ts";
import { foremost } from "../conditions/job-conditions.ts";
import type { AskedPay } from "./read-pay.ts";
import type { ReadWords } from "./read-words.ts";

type Preferences = NonNullable<SearchQuery["prefer"]>;

/** What a job has to say of the hours, the contract and all else that is asked for. */
export function underConditions({ conditions, onSite }: ReadWords): Filter[] {
  const kinds = Map.groupBy(conditions, ({ kind }) => kind);
  const all = [...kinds.values()].map((any): Filter => {
    const told: Filter = { attribute: "conditions", is: any.map(({ name }) => name) };
    return any.some(({ name }) => name === "no degree") ? { or: [told, learned] } : told;
  });
  return onSite ? [...all, { attribute: "remote", is: false }] : all;
}

/** Work that is learned without a university. */
const learned: Filter = { attribute: "training", is: ["short", "trade"] };
/** Conditions of people who have learned nothing yet. */
const untrained = new Set(["no experience", "no degree"]);
const untrainedFirst: Preferences = [
  { filter: learned, share: 0.6 },
  { filter: { attribute: "training", is: ["short"] }, share: 0.8 },
];
/** Conditions that, where no work is named, ask for what anyone can begin. */
const ofAnyWork = new Set(
  "no experience,weekends,evenings,nights,student,school hours,term time,part time,seasonal,temporary".split(
    ",",
  ),
);

/** What comes first among equals: conditions that a title says, and wishes that few postings speak of. */
export function preferredOf(words: ReadWords): Preferences {
  const { conditions, unwanted, soft, pay } = words;
  const kinds = Map.groupBy(conditions, ({ kind }) => kind);
  return [
    ...[...kinds.values()].map((any) => ({
      filter: { attribute: "conditions", is: any.map(({ name }) => foremost(name)) },
      share: 0.85,
    })),
    ...learnedSoon(words),
    ...atLevel(words),
    ...withoutUnwanted(unwanted),
    ...(pay ? [{ filter: paidWithin(pay), share: 0.75 }] : []),
    ...soft.flatMap((term): Preferences => {
      if (term === "permanent") return [{ filter: isPermanent, share: 0.6 }];
      return term === "paid" ? [{ filter: { attribute: "salary", given: true }, share: 0.85 }] : [];
    }),
  ];
}

const isPermanent: Filter = {
  and: [
    {
      or: [
        { attribute: "employmentType", is: ["Full Time"] },
        { attribute: "employmentType", given: false },
      ],
    },
    { not: { attribute: "conditions", is: ["contract", "temporary"] } },
  ],
};

/** Work that needs no long training comes first where someone has none, and where only conditions are asked for. */
export function learnedSoon({ text, conditions, soft }: ReadWords): Preferences {
  if (text !== "") return conditions.some(({ name }) => untrained.has(name)) ? untrainedFirst : [];
  if (conditions.some(({ name }) => name === "no degree"))
    return [
      { filter: learned, share: 0.5 },
      { filter: { attribute: "training", is: [soft.includes("paid") ? "trade" : "short"] }, share: 0.9 },
    ];
  if (!conditions.some(({ name }) => ofAnyWork.has(name))) return [];
  return [
    { filter: { attribute: "training", is: ["short"] }, share: 0.6 },
    { filter: learned, share: 0.8 },
  ];
}

/** Where no level is asked for, those who lead and those who only look in come last. */
function atLevel({ text, conditions }: ReadWords): Preferences {
  if (text === "" || readLevel(expandTitle(text)) !== null) return [];
  const beginners = conditions.some(({ kind }) => kind === "beginner");
  const last = ["executive", "director", "manager", ...(beginners ? ["senior", "lead"] : ["intern"])];
  return [{ filter: { not: { attribute: "level", is: last } }, share: beginners ? 0.6 : 0.9 }];
}

/** Hours that many jobs have beside those of the office. */
const unsociable = new Set(["nights", "evenings", "weekends", "shifts"]);

function withoutUnwanted(unwanted: string[]): Preferences {
  if (unwanted.length === 0) return [];
  const inTitle = unwanted.map(foremost);
  const others = unwanted.some((name) => unsociable.has(name));
  return [
    { filter: { not: { attribute: "conditions", is: inTitle } }, share: 0.4 },
    { filter: { not: { attribute: "conditions", is: unwanted } }, share: 0.7 },
    ...(others ? [{ filter: { attribute: "conditions", is: ["days"] }, share: 0.8 }] : []),
  ];
}

const nearEnough = 0.85;

/** So much or nearly, or pay that is not told. */
function paidWithin({ least, most }: AskedPay): Filter {
  return {
    or: [
      {
        attribute: "salary",
        ...(least !== null && { from: least * nearEnough }),
        ...(most !== null && { to: most / nearEnough }),
      },
      { attribute: "salary", given: false },
    ],
  };
}
