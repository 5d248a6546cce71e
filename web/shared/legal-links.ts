export const legalAddress = (slug: string) => `/legal/${slug}`;

/** The legal pages, as named in the footer. */
export const legalLinks = [
  { href: legalAddress("terms"), label: "Terms" },
  { href: legalAddress("privacy"), label: "Privacy" },
  { href: legalAddress("cookies"), label: "Cookies" },
  { href: legalAddress("accessibility"), label: "Accessibility" },
  { href: legalAddress("imprint"), label: "Imprint" },
];
