/**
 * How often a test tries what chance decides: a few times with every change, and as often as npm run test:hunt says. One that
 * invents cases asks for histories, one that repeats the same race or fault for repetitions.
 */
export const histories = (few: number) => Number(process.env.HISTORIES ?? few);
export const repetitions = (few: number) => Number(process.env.REPETITIONS ?? few);
/** How many race for the last of anything that is counted. */
export const racers = 50;
/** Repeats such a race, each time with rows of its own. */
export async function raceOften(race: () => Promise<void>) {
  for (let left = repetitions(1); left > 0; left--) await race();
}
/** Long enough for the hunt on a busy machine. */
export const huntMs = 7_200_000;
