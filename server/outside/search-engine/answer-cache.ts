/** About six kilobytes each; up to twice as many are kept. */
const generation = 250;

/** Answers as JSON, while the index stays as it was: most people begin with the same letters and filters. */
export class AnswerCache {
  /** Nothing is taken out of these one by one: a Map that loses as much as it gains holds what is long gone. */
  #recent = new Map<string, string>();
  #former = new Map<string, string>();
  #version = -1;

  /** `version` grows with every change of what is searched. */
  answer(version: number, asked: unknown, make: () => unknown): string {
    if (version !== this.#version) this.#begin(new Map());
    this.#version = version;
    const key = JSON.stringify(asked);
    const recent = this.#recent.get(key);
    if (recent !== undefined) return recent;
    const answer = this.#former.get(key) ?? JSON.stringify(make());
    if (this.#recent.size >= generation) this.#begin(this.#recent);
    this.#recent.set(key, answer);
    return answer;
  }
  #begin(former: Map<string, string>) {
    this.#former = former;
    this.#recent = new Map();
  }
}
