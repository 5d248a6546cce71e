/** About six kilobytes each. */
const mostKept = 500;

/** Answers as JSON, while the index stays as it was: most people begin with the same letters and filters. */
export class KeptAnswers {
  #answers = new Map<string, string>();
  #version = -1;

  /** `version` grows with every change of what is searched. */
  answer(version: number, asked: unknown, make: () => unknown): string {
    if (version !== this.#version) this.#answers.clear();
    this.#version = version;
    const key = JSON.stringify(asked);
    const known = this.#answers.get(key);
    this.#answers.delete(key);
    const answer = known ?? JSON.stringify(make());
    this.#answers.set(key, answer);
    if (this.#answers.size > mostKept) this.#answers.delete(this.#answers.keys().next().value!);
    return answer;
  }
}
