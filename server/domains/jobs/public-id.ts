/** Short, for people to say and for feeds: the random end of the id. */
export function publicIdOf(id: string) {
  return id.replaceAll("-", "").slice(-12);
}
