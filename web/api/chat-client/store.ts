/** A value that others follow; the shape that React's useSyncExternalStore takes. */
export class Store<T> {
  private value: T;
  private readonly followers = new Set<() => void>();

  constructor(first: T) {
    this.value = first;
  }
  getSnapshot = () => this.value;
  subscribe = (follow: () => void) => {
    this.followers.add(follow);
    return () => void this.followers.delete(follow);
  };
  change(changes: Partial<T>) {
    this.value = { ...this.value, ...changes };
    for (const follow of this.followers) follow();
  }
}
