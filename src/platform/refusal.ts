import { type RefusalName, refusals } from '#refusals.ts'
import type { AnyFieldProblem } from '#language/all-field-problems.ts'
import { fillWords } from '#language/fill-words.ts'
import type { Envelope, RefusalData } from './wire/call-path.ts'
import type { Language } from '#language/languages.ts'

/** An expected "no": it has a code, words in both languages and, where one field caused it, that field's name. */
export class Refusal extends Error {
  readonly reason: RefusalName
  readonly data: RefusalData
  /** For the gaps of its words. */
  readonly gaps: Record<string, string>

  constructor(reason: RefusalName, data: RefusalData = {}, gaps: Record<string, string> = {}) {
    super(refusals[reason].en)
    this.reason = reason
    this.data = data
    this.gaps = gaps
  }

  toEnvelope(language: Language): Envelope<RefusalData> {
    const words = refusals[this.reason]
    return { code: words.code, msg: fillWords(words[language], this.gaps), data: this.data }
  }
}

/** Ends the present work with a refusal; inside a transaction everything is undone. */
export function refuse(reason: RefusalName, data?: RefusalData): never {
  throw new Refusal(reason, data)
}

/** One field will not do: which, and why. */
export function refuseField(field: string, problem: AnyFieldProblem): never {
  refuse('BAD_INPUT', { field, fields: { [field]: problem } })
}

/** What `work` gives, or what it refuses: of several pieces of work done together one is refused without the others. */
export async function orRefusal<T>(work: () => T | Promise<T>): Promise<T | Refusal> {
  try {
    return await work()
  } catch (problem) {
    if (problem instanceof Refusal) return problem
    throw problem
  }
}
