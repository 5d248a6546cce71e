import { publicationNames, publications } from "#shared/stories/publications.data.ts";

export const publicationOptions = publicationNames.map((value) => ({
  value,
  label: publications[value].title,
}));
