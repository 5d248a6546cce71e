/** The tabs of the leads, by their index. */
export const leadTabs = ["pending", "saved", "invited", "removed"] as const;
export type LeadTab = (typeof leadTabs)[number];

/** The tab an index means; every index without one of its own is the last. */
export function leadTabAt(index: number): LeadTab {
  return leadTabs[index] ?? "removed";
}
