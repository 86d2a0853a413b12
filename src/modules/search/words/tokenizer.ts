import { foldText } from '#platform/text/chinese-folding.ts'

const RUN = /\p{Script=Han}+|[a-z0-9]+/gu
const COMPOUND = /[a-z0-9]+(?:-[a-z0-9]+)+/g
const STOP_WORDS = new Set(['the', 'a', 'an', 'for', 'and', 'of', 'with', 'in', 'to', 'by', 'from', '的', '及', '与', '和', '款'])
const IRREGULAR: Record<string, string> = {
  scarves: 'scarf',
  women: 'women',
  woman: 'women',
  womens: 'women',
  ladies: 'lady',
  men: 'men',
  man: 'men',
  mens: 'men',
  jeans: 'jean',
  pyjamas: 'pyjama',
  knives: 'knife',
  ...Object.fromEntries(
    ['tie', 'bowtie', 'necktie', 'hoodie', 'beanie', 'bootie', 'nightie', 'sunnie', 'wellie', 'pantie', 'undie', 'onesie'].map(
      (word) => [`${word}s`, word],
    ),
  ),
}

const plain = (text: string): string => {
  const folded = foldText(text)
  const bare = /['’]/.test(folded) ? folded.replace(/['’]s?\b/g, '') : folded
  return bare.includes('t-shirt') ? bare.replace(/\bt-shirt/g, 'tshirt') : bare
}

/** Runs of letters and digits, and runs of Chinese characters, already folded. */
export const runsOf = (text: string): string[] => runsOfPlain(plain(text))

/** The runs of a title, and its words with a hyphen as those write them who leave it out. */
export function runsOfTitle(title: string): { runs: string[]; compounds: string[] } {
  const text = plain(title)
  return { runs: runsOfPlain(text), compounds: text.includes('-') ? compoundsOfPlain(text) : [] }
}

export const compoundsOf = (text: string): string[] => compoundsOfPlain(plain(text))
const compoundsOfPlain = (text: string): string[] => (text.match(COMPOUND) ?? []).map((word) => word.replaceAll('-', ''))

const OTHER = 1
const LATIN = 2
const CHINESE = 3
/** What each letter belongs to; halves of letters beyond the first plane are left to the pattern. */
const scripts = new Uint8Array(0x10000)
const SURROGATE = /[\ud800-\udfff]/

function scriptOf(code: number): number {
  const letter = String.fromCharCode(code)
  const script = /[a-z0-9]/.test(letter) ? LATIN : /\p{Script=Han}/u.test(letter) ? CHINESE : OTHER
  scripts[code] = script
  return script
}

function runsOfPlain(text: string): string[] {
  if (SURROGATE.test(text)) return text.match(RUN) ?? []
  const runs: string[] = []
  let start = 0
  let before = OTHER
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : 0
    const script = scripts[code]! || scriptOf(code)
    if (script === before) continue
    if (before !== OTHER) runs.push(text.slice(start, at))
    start = at
    before = script
  }
  return runs
}

/** Chinese starts at the radicals; all else that is ever a run is a letter or a digit. */
export const isChinese = (run: string): boolean => run.charCodeAt(0) >= 0x2e80
export const isStopWord = (run: string): boolean => STOP_WORDS.has(run)

/** Plural and singular meet; nothing else is cut off, so that no two different things become one. */
export function stem(word: string): string {
  const irregular = IRREGULAR[word]
  if (typeof irregular === 'string') return irregular
  if (word.length <= 3 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/** Neighbouring pairs of characters; a lone character stands for itself. */
export function bigramsOf(run: string): string[] {
  const characters = [...run]
  if (characters.length < 2) return characters
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}

/** Chinese words by which a run is cut into pieces. */
export class WordList {
  readonly #words = new Set<string>()
  /** By first character, in units of UTF-16. */
  readonly #longest = new Map<string, number>()

  constructor(words: Iterable<string> = []) {
    for (const word of words) this.add(word)
  }

  add(word: string): void {
    const characters = [...word]
    if (characters.length < 2) return
    this.#words.add(word)
    const [first = ''] = characters
    this.#longest.set(first, Math.max(this.#longest.get(first) ?? 0, word.length))
  }

  has = (word: string): boolean => this.#words.has(word)
  longestFrom = (character: string): number => this.#longest.get(character) ?? 0
  all = (): Iterable<string> => this.#words.values()
}

/** The pieces of a Chinese run: the longest known words, and between them what is not known. */
export function segment(run: string, known: Pick<WordList, 'has' | 'longestFrom'>): string[] {
  const pieces: string[] = []
  let unknown = ''
  for (let at = 0; at < run.length; ) {
    const character = String.fromCodePoint(run.codePointAt(at)!)
    const word = longestWordAt(run, at, known.longestFrom(character), known)
    if (word !== '') {
      if (unknown) pieces.push(unknown)
      unknown = ''
      pieces.push(word)
    } else unknown += character
    at += word.length || character.length
  }
  if (unknown) pieces.push(unknown)
  return pieces
}

/** The longest known word of at most so many units that begins there, or nothing. */
export function longestWordAt(run: string, at: number, longest: number, known: Pick<WordList, 'has'>): string {
  for (let length = Math.min(longest, run.length - at); length > 1; length -= 1) {
    const word = run.slice(at, at + length)
    if (known.has(word)) return word
  }
  return ''
}

/** Edit distance with swaps (Damerau–Levenshtein), up to `most`; beyond that `most + 1`. */
export function typoDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1]
      let distance = Math.min(previous[column]! + 1, current[column - 1]! + 1, previous[column - 1]! + (same ? 0 : 1))
      const swapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (swapped) distance = Math.min(distance, before[column - 2]! + 1)
      current.push(distance)
    }
    if (Math.min(...current) > most) return most + 1
    before = previous
    previous = current
  }
  return Math.min(previous[other.length]!, most + 1)
}
