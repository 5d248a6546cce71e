import type { CompanyPerson } from "./people.ts";

export function aTextSource({ api }: CompanyPerson, words: { title?: string; content?: string } = {}) {
  return api.knowledge.create({
    body: { source: "text", title: "Parental leave", content: "Everyone takes 26 weeks.", ...words },
  });
}

export function aWebSource({ api }: CompanyPerson, words: { title?: string; content?: string } = {}) {
  return api.knowledge.create({
    body: {
      source: "web",
      url: "https://harbor.example/benefits",
      title: "Benefits",
      content: "A sabbatical after five years.",
      ...words,
    },
  });
}
