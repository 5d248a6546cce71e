/** The country that the first language with a region names, "en-GB, en;q=0.9"; null where none does. */
export function countryIn(languages: string | readonly string[] | null): string | null {
  const tags = typeof languages === "string" ? languages.split(",") : (languages ?? []);
  for (const tag of tags) {
    const region = /^[a-z]{2,3}(?:-[A-Za-z]{4})?-([A-Za-z]{2})\b/i.exec(tag.trim())?.[1];
    if (region) return region.toUpperCase();
  }
  return null;
}
