/** The five type families of the product, as a page names them. */
export const families = {
  "work-sans": "'Work Sans Variable', system-ui, sans-serif",
  inter: "'Inter Variable', system-ui, sans-serif",
  lora: "'Lora Variable', Georgia, serif",
  "source-sans": "'Source Sans 3 Variable', system-ui, sans-serif",
  garamond: "'EB Garamond Variable', Georgia, serif",
} as const;
export type Family = keyof typeof families;
export const familyNames: Record<Family, string> = {
  "work-sans": "Work Sans",
  inter: "Inter",
  lora: "Lora",
  "source-sans": "Source Sans 3",
  garamond: "EB Garamond",
};

export interface Theme {
  /** Buttons and links; null is the brand color of the profile. */
  accent: string | null;
  /** Behind the words of the header; null is the product's own. */
  backdrop: string | null;
  headings: Family;
  /** Long texts. */
  reading: Family;
}

export const standardTheme: Theme = {
  accent: null,
  backdrop: null,
  headings: "work-sans",
  reading: "lora",
};
