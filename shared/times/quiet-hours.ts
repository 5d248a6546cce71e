/** When nothing is pushed, on the clock of people who chose nothing else. */
export const usualQuietHours = { from: "22:00", to: "07:00" };
