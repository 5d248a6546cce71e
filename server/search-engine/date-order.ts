import type { BitSet } from "./bit-set.ts";
import { minutesAtMost } from "./columns.ts";

/** More documents of one minute than these are left to the ordinary way of ordering. */
const mostOfOneMinute = 4096;

/** All documents in the order of the ranking date, kept from search to search: what a page of the newest begins with. */
export class DateOrder {
  /** Ascending; the minute above, the document below. */
  #sorted = new Float64Array(0);

  /** Takes in the documents that came since; documents never change their minute. */
  settle(minutes: Uint32Array, length: number) {
    const old = this.#sorted;
    if (old.length === length) return;
    const fresh = new Float64Array(length - old.length);
    for (let at = 0; at < fresh.length; at++)
      fresh[at] = minutes[old.length + at]! * minutesAtMost + old.length + at;
    fresh.sort();
    const sorted = new Float64Array(length);
    let next = 0;
    let from = 0;
    for (const number of fresh) {
      while (from < old.length && old[from]! < number) sorted[next++] = old[from++]!;
      sorted[next++] = number;
    }
    sorted.set(old.subarray(from), next);
    this.#sorted = sorted;
  }
  /** Visits living documents, newest first, as groups of one minute, until `visit` answers false; false if a group is too large. */
  newestFirst(dead: BitSet, visit: (documents: number[]) => boolean): boolean {
    const sorted = this.#sorted;
    for (let at = sorted.length - 1; at >= 0;) {
      const minute = Math.floor(sorted[at]! / minutesAtMost);
      const group: number[] = [];
      for (; at >= 0 && sorted[at]! >= minute * minutesAtMost; at--) {
        const document = sorted[at]! - minute * minutesAtMost;
        if (!dead.has(document)) group.push(document);
        if (group.length > mostOfOneMinute) return false;
      }
      if (group.length > 0 && !visit(group)) return true;
    }
    return true;
  }
}
