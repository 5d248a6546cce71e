const mostQuestions = 5;

const wordings: Record<string, (text: string) => string> = {
  skill: (text) => `Where have you used this: ${text}?`,
  years: (text) => `Where did you gain this experience: ${text}?`,
  certification: (text) => `Do you have this, or when will you: ${text}?`,
  language: (text) => `How do you use this language at work: ${text}?`,
};

/** Screening questions about what a job asks for; a degree tells itself, and "other" may be anything. */
export function questionsFor(requirements: readonly { text: string; kind: string }[]) {
  return requirements
    .flatMap(({ text, kind }) => {
      const say = wordings[kind];
      return say ? [{ question: say(text.replace(/[.;:]+$/, "")), from: text }] : [];
    })
    .slice(0, mostQuestions);
}
