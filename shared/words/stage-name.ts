/** What a stage is called: as its team wrote it, or, when it is gone from every board, "Case study" for "case-study". */
export function nameOfStage(id: string, stages: readonly { id: string; name: string }[] = []) {
  const found = stages.find((each) => each.id === id);
  if (found) return found.name;
  const words = id.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
