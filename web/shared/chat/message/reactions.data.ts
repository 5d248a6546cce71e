/** The ways to react, by the name the service keeps. */
export const reactionKinds = [
  { type: "like", sign: "👍", label: "Thumbs up" },
  { type: "love", sign: "❤️", label: "Heart" },
  { type: "thanks", sign: "🙏", label: "Thanks" },
  { type: "celebrate", sign: "🎉", label: "Celebrate" },
  { type: "laugh", sign: "😄", label: "Laugh" },
  { type: "look", sign: "👀", label: "Looking" },
] as const;

/** A way to react as it is shown; one that another program brought goes by its own name. */
export function reactionLook(type: string) {
  return reactionKinds.find((kind) => kind.type === type) ?? { sign: type, label: type };
}
