/** With a period at its end, unless it has an end already, also before closing quotation marks. */
export function ended(sentence: string) {
  return /[.?!…]”?$/.test(sentence) ? sentence : `${sentence}.`;
}
