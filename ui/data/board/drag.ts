type Adapter = typeof import("@atlaskit/pragmatic-drag-and-drop/element/adapter");

/** Attaches dragging once its code has come; only pages with a board load it, and the server never does. */
export function withDragging(attach: (adapter: Adapter) => () => void): () => void {
  let gone = false;
  let detach: (() => void) | undefined;
  void import("@atlaskit/pragmatic-drag-and-drop/element/adapter").then((adapter) => {
    if (!gone) detach = attach(adapter);
  });
  return () => {
    gone = true;
    detach?.();
  };
}
