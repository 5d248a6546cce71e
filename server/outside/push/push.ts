export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}
/** What a browser shows; one with the same tag takes the place of the one before. */
export interface PushMessage {
  tag: string;
  title: string;
  text: string;
  /** The page that opens, a path of ours. */
  url: string;
}

/** The way to the push services of browsers. */
export interface Push {
  /** Public key of this installation, base64url. */
  publicKey: string;
  /** "gone" where the browser has subscribed no longer; throws where the service is busy or away. */
  send(target: PushTarget, message: PushMessage): Promise<"sent" | "gone">;
}
