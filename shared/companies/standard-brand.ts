/** The color of buttons and links on the careers page of a company that has chosen none. */
export const standardBrand = "#1f4f8f";
