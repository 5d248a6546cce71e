/** Words for every kind of work: "engineer" alone says too little, "nurse" does not. */
export const generalWords: ReadonlySet<string> = new Set(
  "manager director assistant engineer specialist coordinator analyst officer consultant associate lead administrator representative rep executive supervisor technician worker operator agent advisor adviser partner scientist professional coder clerk planner trainer designer inspector attendant server handler helper guide host".split(
    " ",
  ),
);
