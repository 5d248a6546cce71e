/** What opens something for whoever holds it: the secret of a link, the profile of an unfinished sign-up, an invitation. */
const inLinks = /([?&](?:token|profile)=|\/team-invite\/)[\w.~-]+/g;
/** What a gift card is worth is in its code. */
const giftCardCode = /(Gift card code: )[^<\n]+/g;
/** A code stands on a line of its own, or in an element of its own. */
const code = /(^|>)\d{6}(?=$|<)/gm;

const linkHidden = "link-hidden";
const codeHidden = "code hidden";

/** The words of an email without what its reader signs in or confirms with. */
export function hideSecrets<W extends { text: string; html: string }>(words: W): W {
  const hide = (text: string) =>
    text
      .replace(inLinks, `$1${linkHidden}`)
      .replace(giftCardCode, `$1${codeHidden}`)
      .replace(code, `$1${codeHidden}`);
  return { ...words, text: hide(words.text), html: hide(words.html) };
}

/** Whether something was taken from these words. */
export function hasHidden({ text, html }: { text: string; html: string }) {
  return [text, html].some((words) => words.includes(linkHidden) || words.includes(codeHidden));
}
