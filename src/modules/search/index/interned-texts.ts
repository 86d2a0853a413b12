const MOST = 60_000
const LONGEST = 400
/** Hashes of texts seen once, each in one slot: a newer one replaces an older one. */
const SEEN_SLOTS = 1 << 16

/**
 * Texts that many rows share are interned and stored by number. A text is interned when it comes a second time, so that one that
 * occurs once does not stay for ever; when all numbers are in use, rows contain their texts.
 */
export class InternedTexts {
  readonly #numbers = new Map<string, number>()
  readonly #texts: string[] = []
  readonly #seen = new Uint32Array(SEEN_SLOTS)

  /** From 1; 0 when the text is not interned. */
  numberOf(text: string): number {
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    if (text.length > LONGEST || this.#texts.length >= MOST) return 0
    const hash = hashText(text)
    if (this.#seen[hash % SEEN_SLOTS] !== hash) {
      this.#seen[hash % SEEN_SLOTS] = hash
      return 0
    }
    this.#texts.push(text)
    this.#numbers.set(text, this.#texts.length)
    return this.#texts.length
  }

  snapshot(): readonly string[] {
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
