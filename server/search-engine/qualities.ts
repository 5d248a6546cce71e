/** How much a way to meet a word counts, in sixteenths. */
export const quality = {
  exact: 16,
  concept: 13,
  near: 10,
  joined: 14,
  branch: 12,
  prefix: 11,
  start: 10,
  /** What an unknown word was most probably meant as. */
  meant: 14,
  nearOne: 10,
  nearTwo: 7,
};
