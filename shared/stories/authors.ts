import { productName } from "#shared/product.ts";
import { type Publication, publications } from "./publications.data.ts";

/** Who wrote a story where nobody else is named. */
export const ownAuthor = `The ${productName} team`;

/** The list of an author's stories in a publication. */
export const authorPath = (publication: Publication, author: string) =>
  `${publications[publication].path}?${new URLSearchParams({ author })}`;
