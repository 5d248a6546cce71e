import type { Seen } from "./transport.ts";

interface Opening {
  url: string;
  apiKey: string;
  userId: string;
  anonymous?: boolean;
  token: string;
  resume: Seen | null;
}
/** The address of a connection; a resumed one says how far it got. */
export function connectionAddress(path: "connect" | "longpoll", opening: Opening) {
  const { url, apiKey, userId, anonymous, token, resume } = opening;
  const base = new URL(`${url}/${path}`);
  if (path === "connect") base.protocol = base.protocol === "https:" ? "wss:" : "ws:";
  base.search = new URLSearchParams({
    api_key: apiKey,
    ...(token && { authorization: token }),
    "stream-auth-type": anonymous ? "anonymous" : "jwt",
    json: JSON.stringify({ user_details: { id: userId }, server_determines_connection_id: true }),
    ...(resume && { connection_id: resume.connectionId, last_sequence: String(resume.sequence) }),
  }).toString();
  return base.href;
}
