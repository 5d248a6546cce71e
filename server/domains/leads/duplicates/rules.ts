import { type DuplicateReason, duplicateReasons } from "#contract/duplicate-people.ts";
import { companyKey } from "#server/texts/company-key.ts";
import { type NameParts, couldBeOneName, givenNamesAgree, nameParts } from "./names.ts";

/** What is compared of a person. */
export interface Compared {
  id: string;
  fullName: string;
  email: string | null;
  phone: string | null;
  /** The handle of the profile. */
  linkedIn: string | null;
  title: string | null;
  employer: string | null;
  location: string | null;
}
interface Known extends Compared {
  name: NameParts;
}
interface Rule {
  /** Who has the same key may be one person; null for who has none. */
  key: (person: Known) => string | null;
  /** What must not speak against it. */
  agree: (a: Known, b: Known) => boolean;
  /** A key that more people share than this says nothing about any of them. */
  most: number;
}

/** When two records may be of one person. Each rule would rather miss a pair than offer father and son as one. */
const rules: Record<DuplicateReason, Rule> = {
  linkedIn: { key: ({ linkedIn }) => linkedIn?.toLowerCase() ?? null, agree: () => true, most: 4 },
  email: {
    key: ({ email }) => emailKey(email),
    // A name changes by marriage, a first name does not; a mailbox of an office or a family has many.
    agree: (a, b) => (isShared(a.email) ? couldBeOneName(a.name, b.name) : givenNamesAgree(a.name, b.name)),
    most: 4,
  },
  phone: {
    key: ({ phone }) => phoneKey(phone),
    agree: (a, b) => couldBeOneName(a.name, b.name),
    most: 4,
  },
  nameAndEmployer: {
    key: ({ name, employer }) => {
      const at = companyKey(employer ?? "");
      return at && name.words.length > 1 && name.words.every((word) => word.length > 1)
        ? `${name.words.join(" ")}|${name.suffix}|${at}`
        : null;
    },
    agree: (a, b) => nothingDiffers(a, b) && somethingAgrees(a, b),
    // Three of one name at one employer are a common name.
    most: 2,
  },
};

export interface FoundPair {
  ids: [string, string];
  reasons: DuplicateReason[];
}
/** The pairs among some people, each with its reasons, in the order of the rules and then of the people. */
export function duplicatesAmong(people: readonly Compared[]): FoundPair[] {
  const known = people.map((person) => ({ ...person, name: nameParts(person.fullName) }));
  const pairs = new Map<string, FoundPair>();
  for (const reason of duplicateReasons)
    for (const [a, b] of pairsBy(rules[reason], known)) {
      const key = `${a.id} ${b.id}`;
      const pair = pairs.get(key) ?? { ids: [a.id, b.id], reasons: [] };
      pair.reasons.push(reason);
      pairs.set(key, pair);
    }
  return [...pairs.values()];
}

function pairsBy({ key, agree, most }: Rule, people: readonly Known[]): [Known, Known][] {
  const groups = Map.groupBy(people, key);
  groups.delete(null);
  return [...groups.values()]
    .filter((group) => group.length > 1 && group.length <= most)
    .flatMap((group) =>
      group.flatMap((a, place) =>
        group.slice(place + 1).flatMap((b): [Known, Known][] => (agree(a, b) ? [[a, b]] : [])),
      ),
    );
}

/** One mailbox has many spellings: what is after a plus sign, and dots at Google. */
function emailKey(email: string | null): string | null {
  const [local = "", domain = ""] = (email ?? "").toLowerCase().split("@");
  const own = local.split("+")[0]!;
  if (!own || !domain) return null;
  const google = domain === "gmail.com" || domain === "googlemail.com";
  return google ? `${own.replaceAll(".", "")}@gmail.com` : `${own}@${domain}`;
}
const sharedMailboxes =
  /^(?:admin|career|careers|contact|family|hello|hr|info|jobs|mail|office|team|work)\b/i;
const isShared = (email: string | null) => sharedMailboxes.test(email ?? "");

/** The number within its country, so that it is the same with and without the country’s own digits. */
function phoneKey(phone: string | null): string | null {
  const digits = (phone ?? "").replace(/\D/g, "");
  return digits.length >= 9 ? digits.slice(-9) : null;
}

function nothingDiffers(a: Known, b: Known) {
  const differ = (one: string | null, other: string | null) => Boolean(one && other && one !== other);
  const sameDomain = domainOf(a.email) === domainOf(b.email);
  return !(
    differ(a.linkedIn, b.linkedIn) ||
    differ(phoneKey(a.phone), phoneKey(b.phone)) ||
    // Two addresses at one domain are two mailboxes; a private and a work address may be one person's.
    (sameDomain && differ(emailKey(a.email), emailKey(b.email))) ||
    differ(place(a), place(b))
  );
}

/** The name and the employer alone are too little: father and son may work at one company. */
function somethingAgrees(a: Known, b: Known) {
  const same = (one: string | null, other: string | null) => one !== null && one === other;
  return same(place(a), place(b)) || same(fold(a.title), fold(b.title));
}

const domainOf = (email: string | null) => email?.toLowerCase().split("@")[1] ?? null;
const fold = (text: string | null) => text?.trim().toLowerCase() || null;
const place = ({ location }: Known) => fold(location?.split(",")[0] ?? null);
