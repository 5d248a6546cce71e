import type { Work } from "./types.ts";

const breaks =
  /^(?:elternzeit|mutterschutz|erziehungszeit|familien(?:phase|zeit)|sabbatical|weltreise|arbeits(?:suchend|los)|parental leave|maternity leave|paternity leave|career break|gap year|unemployed|congé (?:parental|maternité|sabbatique)|recherche d['’]emploi|excedencia|baja (?:maternal|por maternidad)|permiso (?:de )?maternidad|licença(?:[ -](?:de )?maternidade| parental)|ouderschapsverlof|zwangerschapsverlof|wereldreis|congedo (?:parentale|di maternità)|maternità|aspettativa)(?!\p{L})/iu;

/** Time off between jobs, which some tell like one. */
export function isBreak({ title, companyName }: Work): boolean {
  return breaks.test(title ?? companyName ?? "");
}

function isWithin(inner: Work, outer: Work): boolean {
  if (inner.start === null || outer.start === null) return false;
  const from = inner.start >= outer.start.slice(0, inner.start.length);
  const until = outer.current || (inner.end !== null && outer.end !== null && inner.end <= `${outer.end}-99`);
  return from && until;
}

/** An employer with its whole stay above the jobs that someone had there: the jobs are told, the stay is not one more. */
export function withoutStays(works: Work[]): Work[] {
  return works.flatMap((work, at) => {
    const next = works[at + 1];
    const isStay =
      work.title === null &&
      next !== undefined &&
      next.title !== null &&
      next.companyName === work.companyName &&
      isWithin(next, work);
    if (!isStay) return [work];
    if (work.lines.length > 0 && next.lines.length === 0) next.lines.push(...work.lines);
    return [];
  });
}
