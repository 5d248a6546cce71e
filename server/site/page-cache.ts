import { careersEvents } from "#server/domains/careers/index.ts";
import { companyEvents } from "#server/domains/companies/index.ts";
import { storyEvents } from "#server/domains/content/index.ts";
import { jobEvents } from "#server/domains/jobs/index.ts";
import { questionEvents } from "#server/domains/questions/index.ts";

/** What public pages show. */
const shown = new Set<string>(
  [
    ...Object.values(jobEvents),
    ...Object.values(companyEvents),
    ...Object.values(storyEvents),
    careersEvents.published,
    questionEvents.changed,
  ].map(({ name }) => name),
);

interface Kept {
  html: Buffer;
  headers: Record<string, string>;
  status: number;
  until: number;
}
const lifeMs = 30_000;
const mostPages = 500;

/** Public pages that look the same to everyone, kept for a moment and forgotten when jobs, companies or stories change. */
export class PageCache {
  private pages = new Map<string, Kept>();
  /** Counts what was forgotten, so that a page made from older data is not kept after it. */
  age = 0;

  get(url: string): Kept | undefined {
    const page = this.pages.get(url);
    return page && page.until > Date.now() ? page : undefined;
  }
  set(url: string, page: Omit<Kept, "until">, madeAt: number) {
    if (madeAt !== this.age) return;
    if (this.pages.size >= mostPages) this.pages.delete(this.pages.keys().next().value!);
    this.pages.set(url, { ...page, until: Date.now() + lifeMs });
  }
  /** Called for each committed event. */
  forgetAfter(event: string) {
    if (!shown.has(event)) return;
    this.age += 1;
    this.pages.clear();
  }
}
