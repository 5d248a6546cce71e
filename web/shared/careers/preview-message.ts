/** What the editor and the preview beside it tell each other. */
export interface PreviewMessage {
  /** A new draft can be read. */
  saved?: boolean;
  /** The id of the part that is being written. */
  block?: string | undefined;
  /** Sent by the preview once it listens. */
  ready?: boolean;
}
const name = "careers-preview";

export function tellPreview(frame: HTMLIFrameElement | null, message: PreviewMessage) {
  frame?.contentWindow?.postMessage({ name, ...message }, window.location.origin);
}

export function tellEditor(message: PreviewMessage) {
  if (window.parent !== window) window.parent.postMessage({ name, ...message }, window.location.origin);
}

/** The message, if it is one. */
export function previewMessage(data: unknown): PreviewMessage | null {
  const message = data as (PreviewMessage & { name?: unknown }) | null;
  return typeof message === "object" && message?.name === name ? message : null;
}
