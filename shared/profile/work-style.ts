import { workStyleCategories } from "./work-style.data.ts";

interface Rated {
  categoryId: string;
  rating: number;
}
export type WorkStyleCategory = (typeof workStyleCategories)[number]["categoryId"];
type Known<T extends Rated> = T & { categoryId: WorkStyleCategory };

/** What is said of the categories that there are, in their order. */
export function knownWorkStyle<T extends Rated>(items: readonly T[]): Known<T>[] {
  const said = workStyleCategories.map(({ categoryId }) =>
    items.find((item): item is Known<T> => item.categoryId === categoryId),
  );
  return said.filter((item) => item !== undefined);
}

/** A rating in words: an end, closer to it than to the other, or the middle. */
export function sayRating(categoryId: string, rating: number): string {
  const known = workStyleCategories.find((each) => each.categoryId === categoryId);
  if (!known) return `${rating} of 5`;
  if (rating === 3) return "Somewhere between";
  const end = rating < 3 ? known.from : known.to;
  return rating === 1 || rating === 5 ? end : `Closer to “${end.toLowerCase()}”`;
}

/** What a category is called. */
export function categoryName(categoryId: WorkStyleCategory): string {
  return workStyleCategories.find((each) => each.categoryId === categoryId)!.category;
}

/** The five steps from one end of a category to the other, to choose from. */
export function ratingOptions(categoryId: string) {
  return [1, 2, 3, 4, 5].map((rating) => ({ value: String(rating), label: sayRating(categoryId, rating) }));
}
