import { data } from "react-router";
import { type Publication, publicationNames, publications } from "#shared/stories/publications.data.ts";

/** The publication whose pages are at an address. */
export function publicationAt(pathname: string): Publication {
  const found = publicationNames.find((name) => `${pathname}/`.startsWith(`${publications[name].path}/`));
  if (!found) throw data(null, { status: 404 });
  return found;
}
