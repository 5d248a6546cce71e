/** The address of a picture that is kept with our own files; none for a picture elsewhere, which would tell a stranger who reads. */
export function keptPicture(address: string | undefined) {
  const url = address ? URL.parse(address) : null;
  return url?.pathname.startsWith("/chat/attachments/") ? url.pathname + url.search : null;
}
