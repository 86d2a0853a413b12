/** Answers that hold for one version, so many of the latest. A question being asked is not asked again meanwhile. */
export class AnswerCache<Answer> {
  readonly #most: number
  readonly #answers = new Map<string, Promise<Answer>>()

  constructor(most: number) {
    this.#most = most
  }

  get(key: string, ask: () => Promise<Answer>): Promise<Answer> {
    const answer = this.#answers.get(key) ?? ask()
    // Taken out and put in again: the one that was not asked for longest goes first.
    this.#answers.delete(key)
    if (this.#answers.size >= this.#most) this.#answers.delete(this.#answers.keys().next().value ?? '')
    this.#answers.set(key, answer)
    answer.catch(() => {
      if (this.#answers.get(key) === answer) this.#answers.delete(key)
    })
    return answer
  }

  clear(): void {
    this.#answers.clear()
  }
}
