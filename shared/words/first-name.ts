const title = /^(?:dr|prof|mr|mrs|ms|mx)\.?$/i;
/** Whoever signs someone else up may type an address instead of a name: no email greets with a link. */
const address = /[:/@]|\.\w/;

/** The first name that a full name begins with; null where it is none. */
export function firstNameOf(fullName: string | null | undefined): string | null {
  const first = fullName
    ?.trim()
    .split(/\s+/)
    .find((word) => !title.test(word));
  return first && !address.test(first) ? first : null;
}
