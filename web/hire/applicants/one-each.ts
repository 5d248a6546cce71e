/** Runs one thing about each person at a time: what a second press asks for meanwhile is not done again. */
export function oneEach() {
  const underWay = new Set<string>();
  return async (id: string, act: () => Promise<unknown>) => {
    if (underWay.has(id)) return;
    underWay.add(id);
    try {
      await act();
    } finally {
      underWay.delete(id);
    }
  };
}
