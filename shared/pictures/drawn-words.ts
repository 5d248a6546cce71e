const noGlyphs = /[^\P{L}\p{Script=Latin}\p{Script=Common}]|\p{Emoji_Presentation}/u;

/** Whether the font of the pictures has these letters: it has none of other scripts, and no emoji. */
export const canBeDrawn = (words: string) => !noGlyphs.test(words);
export const notDrawn = "The picture can show the Latin alphabet only, and no emoji";
