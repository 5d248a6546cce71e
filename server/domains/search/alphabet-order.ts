const places = 10;

/**
 * A number that sorts as the text does: ten places in base 37, letters without case and accents before everything else
 * that is not a digit. Exact, since 37 to the tenth is below 2 to the 53rd.
 */
export function alphabetOrder(text: string): number {
  const plain = text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
  let order = 0;
  for (let place = 0; place < places; place += 1) order = order * 37 + digit(plain.charCodeAt(place));
  return order;
}

/** A space or the end 0, digits 1 to 10, letters 11 to 36. */
function digit(code: number) {
  if (code >= 97) return code - 86;
  return code >= 48 ? code - 47 : 0;
}
