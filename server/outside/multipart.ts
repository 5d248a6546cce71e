export interface FilePart {
  name: string;
  type: string;
  bytes: Buffer;
}

/** A form with files as bytes, with the header that says how to read them. */
export async function multipart(parts: readonly (readonly [string, string | FilePart])[]) {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === "string") form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value.bytes)], { type: value.type }), value.name);
  }
  const encoded = new Request("http://form/", { method: "POST", body: form });
  return {
    headers: { "content-type": encoded.headers.get("content-type")! },
    body: Buffer.from(await encoded.arrayBuffer()),
  };
}
