/** A story's picture for feeds and shared links, which take no format of today: whole address, JPG, 1280 pixels wide. */
export function pictureToShare(url: string, root: string): string {
  return url.startsWith("/") ? `${root}${url}?w=1280&format=jpg` : url;
}
