import inter from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";

/** For screens that begin with much text: the font comes beside the style sheet, so that no line breaks anew when it is there. */
export const textFont = {
  rel: "preload",
  as: "font",
  type: "font/woff2",
  href: inter,
  crossOrigin: "anonymous",
} as const;
