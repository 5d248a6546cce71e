/** What a person wrote about an invented company; everything else is derived. */
export interface CompanyFacts {
  name: string;
  slug?: string;
  type: string;
  city: string;
  founded: number;
  people: number;
  funding: string | null;
  industry: string[];
  workplace: "remote" | "hybrid" | "onsite";
  /** Brand, sky, sun and land: a small scene in four colours. */
  colours: [brand: string, sky: string, sun: string, land: string];
  header: string;
  about: string[];
  values: [title: string, description: string][];
  benefits: string[];
  tags: string[];
  vibe: string;
  /** What is made or cared for here, as it is named in sentences. */
  work: string[];
  /** Keys of roles.data.ts it hires for, most wanted first. */
  roles: string;
}
