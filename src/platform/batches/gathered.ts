type Waiting<Asked, Answer> = { asked: Asked; answer: (answer: Answer) => void; fail: (problem: unknown) => void }

type Limits = {
  /** So many questions are under way beside each other. */
  atOnce: number
  /** What is asked together is no more. */
  most: number
}

/**
 * Questions of many callers that one question can ask for all of them. What comes while others are under way waits, and is then asked with
 * all that has come meanwhile: none is answered by a question that began before their own. When few come, each is asked at once.
 */
export class Gathered<Asked, Answer> {
  readonly #ask: (asked: readonly Asked[]) => Promise<readonly Answer[]>
  readonly #limits: Limits
  readonly #waiting: Waiting<Asked, Answer>[] = []
  #underWay = 0

  /** `ask` answers in the order in which it is asked. */
  constructor(ask: (asked: readonly Asked[]) => Promise<readonly Answer[]>, limits: Limits) {
    this.#ask = ask
    this.#limits = limits
  }

  ask(asked: Asked): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    this.#waiting.push({ asked, answer: resolve, fail: reject })
    this.#begin()
    return promise
  }

  #begin(): void {
    while (this.#underWay < this.#limits.atOnce && this.#waiting.length > 0)
      void this.#askAll(this.#waiting.splice(0, this.#limits.most))
  }

  async #askAll(all: readonly Waiting<Asked, Answer>[]): Promise<void> {
    this.#underWay += 1
    try {
      const answers = await this.#ask(all.map(({ asked }) => asked))
      // It answers each.
      for (const [at, { answer }] of all.entries()) answer(answers[at] as Answer)
    } catch (problem) {
      for (const { fail } of all) fail(problem)
    } finally {
      this.#underWay -= 1
      this.#begin()
    }
  }
}
