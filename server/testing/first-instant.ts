/** When every test begins, by the clock of its world. */
export const firstInstant = new Date("2026-11-21T09:00:00Z");
