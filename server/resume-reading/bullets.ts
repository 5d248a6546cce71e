const mark = "[•◦▪▫●○■□◆◇❖➢➤►▶▸‣⁃∙·✓✔✦★☆→⇒»›*–—-]";
const alone = new RegExp(`^(?:${mark}|o)$`, "u");
const leading = new RegExp(`^(?:${mark}\\s+|[•◦▪▫●○■□◆◇❖➢➤►▶▸‣⁃∙✓✔✦★☆]\\s*|o\\s+(?=\\p{Lu}))`, "u");

export function isBulletOnly(text: string): boolean {
  return alone.test(text);
}

/** The text after its bullet mark, or the text itself. */
export function withoutBullet(text: string): string {
  return text.replace(leading, "");
}
