/** What the site publishes stories in, and where. */
export const publications = {
  lifeWork: {
    contentType: "blog",
    path: "/blog",
    title: "Life Work",
    description:
      "Helping you find work that was made for you: applying, interviews, pay and everything around it.",
  },
  hireDifferent: {
    contentType: "blog",
    path: "/hire-different",
    title: "Hire Different",
    description: "Helping startups build, manage and retain world class teams.",
  },
  caseStudies: {
    contentType: "caseStudy",
    path: "/case-studies",
    title: "Case studies",
    description: "How companies hire, told with them and checked by them.",
  },
} as const;
export type Publication = keyof typeof publications;
export type ContentType = (typeof publications)[Publication]["contentType"];

export const publicationNames = Object.keys(publications) as [Publication, ...Publication[]];
export const storyPath = (publication: Publication, slug: string) =>
  `${publications[publication].path}/${slug}`;
