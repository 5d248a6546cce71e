import type { Random } from "./random.ts";

type Mark = (ink: string, accent: string) => string;

/** Small geometric marks on a 64 by 64 tile. */
const marks: Mark[] = [
  (ink, accent) =>
    `<path d="M14 40c6-8 12-8 18 0s12 8 18 0" fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round"/><circle cx="42" cy="22" r="7" fill="${accent}"/>`,
  (ink, accent) => `<path d="M32 12 52 48H12z" fill="${ink}"/><path d="M32 30 42 48H22z" fill="${accent}"/>`,
  (ink, accent) =>
    `<circle cx="26" cy="32" r="14" fill="${ink}"/><circle cx="40" cy="32" r="14" fill="${accent}" fill-opacity=".82"/>`,
  (ink, accent) =>
    `<rect x="14" y="14" width="16" height="36" rx="3" fill="${ink}"/><rect x="34" y="26" width="16" height="24" rx="3" fill="${accent}"/>`,
  (ink, accent) =>
    `<path d="M32 12a20 20 0 0 1 0 40z" fill="${ink}"/><path d="M32 12a20 20 0 0 0 0 40z" fill="${accent}"/>`,
  (ink, accent) =>
    `<path d="M14 32h36M32 14v36" stroke="${ink}" stroke-width="7" stroke-linecap="round"/><circle cx="32" cy="32" r="7" fill="${accent}"/>`,
  (ink, accent) =>
    `<rect x="14" y="14" width="17" height="17" rx="8.500" fill="${accent}"/><rect x="33" y="14" width="17" height="17" rx="2" fill="${ink}"/><rect x="14" y="33" width="17" height="17" rx="2" fill="${ink}"/><rect x="33" y="33" width="17" height="17" rx="8.500" fill="${ink}"/>`,
  (ink, accent) =>
    `<path d="M16 46V18l16 18 16-18v28" fill="none" stroke="${ink}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/><circle cx="32" cy="17" r="4.500" fill="${accent}"/>`,
  (ink, accent) =>
    `<path d="M32 12c12 10 16 17 16 24a16 16 0 0 1-32 0c0-7 4-14 16-24z" fill="${ink}"/><path d="M32 46a9 9 0 0 1-9-9h18a9 9 0 0 1-9 9z" fill="${accent}"/>`,
  (ink, accent) =>
    `<path d="M14 46a18 18 0 0 1 36 0" fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round"/><path d="M23 46a9 9 0 0 1 18 0" fill="${accent}"/><path d="M32 12v8M15 20l5 6M49 20l-5 6" stroke="${accent}" stroke-width="5" stroke-linecap="round"/>`,
];

/** A company's mark: one shape, its brand colour and its sun, turned one way or another. */
export function logoSvg(random: Random, brand: { brand: string; brandInk: string; sun: string }): string {
  const mark = random.pick(marks)(brand.brandInk, brand.sun);
  const turn = random.pick([0, 0, 90, 180]);
  const radius = random.pick([8, 16, 32]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="${brand.brand}"/><g transform="rotate(${turn} 32 32)">${mark}</g></svg>`;
}

/** A portrait in two colours of a hue: a head, shoulders and hair, nobody in particular. */
export function portraitSvg(random: Random): string {
  const hue = random.int(0, 359);
  const paper = `hsl(${hue} 45% 88%)`;
  const ink = `hsl(${hue} 38% ${random.int(30, 44)}%)`;
  const soft = `hsl(${(hue + 24) % 360} 42% 70%)`;
  const hair = random.pick([
    `<path d="M22 27c0-14 20-14 20 0l-3-3H25z" fill="${ink}"/>`,
    `<path d="M20 38c-3-24 27-24 24 0l-4-12c-5 1-11 0-14-4z" fill="${ink}"/>`,
    `<circle cx="32" cy="15" r="6" fill="${ink}"/><path d="M22 26c1-12 19-12 20 0z" fill="${ink}"/>`,
    `<path d="M21 29c-2-16 24-17 22 0-3-7-12-5-15-8-2 3-5 5-7 8z" fill="${ink}"/>`,
    `<path d="M22 25c2-10 18-10 20 0z" fill="${ink}"/>`,
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="${paper}"/><path d="M10 64c0-15 10-21 22-21s22 6 22 21z" fill="${ink}"/><circle cx="32" cy="29" r="11" fill="${soft}"/>${hair}</svg>`;
}
