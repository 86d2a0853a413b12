const MOST = 60_000
const LONGEST = 400
const SIEVE = 1 << 16

/**
 * Texts that many rows share, by number. A text is given its number when it comes a second time, so that what occurs once
 * does not stay here for ever; when all numbers are given, rows write their texts out.
 */
export class RepeatedTexts {
  readonly #numbers = new Map<string, number>()
  readonly #texts: string[] = []
  readonly #seen = new Uint32Array(SIEVE)

  /** From 1; 0 says that the text has to be written out. */
  numberOf(text: string): number {
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    if (text.length > LONGEST || this.#texts.length >= MOST) return 0
    const hash = hashText(text)
    if (this.#seen[hash % SIEVE] !== hash) {
      this.#seen[hash % SIEVE] = hash
      return 0
    }
    this.#texts.push(text)
    this.#numbers.set(text, this.#texts.length)
    return this.#texts.length
  }

  keep(): readonly string[] {
    return this.#texts
  }

  restore(texts: readonly string[]): void {
    for (const text of texts) this.#numbers.set(text, this.#texts.push(text))
  }

  text(number: number): string {
    return this.#texts[number - 1]!
  }
}

/** FNV-1a. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
