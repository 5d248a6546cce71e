import type { Send } from "#contract/client.ts";

/** Sends a call and tells how much of it has left: only XMLHttpRequest knows. */
export function senderWithProgress(onProgress: (part: number) => void): Send {
  return (method, path, body, headers) => {
    const sending = new XMLHttpRequest();
    sending.open(method, `/api${path}`);
    for (const [name, value] of Object.entries(headers)) sending.setRequestHeader(name, value);
    sending.setRequestHeader("x-api-key", document.documentElement.dataset.apiKey ?? "");
    sending.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    return new Promise((resolve, reject) => {
      sending.onload = () => resolve(new Response(sending.responseText, { status: sending.status }));
      sending.onerror = () => reject(new Error("Error uploading file, please try again."));
      sending.send(body);
    });
  };
}
