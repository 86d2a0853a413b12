import { foldText } from '#platform/text/chinese-folding.ts'

/**
 * A text as words are looked for in it, and from where in the text each of its letters comes. `spelled`: where letters stood by themselves,
 * so that nothing says where a word begins among them.
 */
export type Folded = {
  text: string
  from: readonly number[]
  to: readonly number[]
  spelled: readonly (readonly [from: number, to: number])[]
}

/** Letters of other scripts, and letters in frames, that are read as Latin ones. */
const LOOKALIKES: Record<string, string> = {
  ...{ а: 'a', в: 'b', е: 'e', ё: 'e', і: 'i', ї: 'i', ј: 'j', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', ѕ: 's', т: 't' },
  ...{ у: 'y', х: 'x', ԁ: 'd', ɡ: 'g', һ: 'h', ӏ: 'l', ո: 'n', ս: 'u', ԛ: 'q', ԝ: 'w' },
  ...{ α: 'a', β: 'b', γ: 'y', ε: 'e', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', ω: 'w', η: 'n' },
  ...{ ᴀ: 'a', ʙ: 'b', ᴄ: 'c', ᴅ: 'd', ᴇ: 'e', ꜰ: 'f', ɢ: 'g', ʜ: 'h', ɪ: 'i', ᴊ: 'j', ᴋ: 'k', ʟ: 'l', ᴍ: 'm', ɴ: 'n', ᴏ: 'o' },
  ...{ ᴘ: 'p', ʀ: 'r', ꜱ: 's', ᴛ: 't', ᴜ: 'u', ᴠ: 'v', ᴡ: 'w', ʏ: 'y', ᴢ: 'z', ı: 'i', ł: 'l' },
}
const DIGITS_FOR_LETTERS: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' }
const FRAMED: readonly [first: number, last: number][] = [
  [0x1f130, 0x1f149],
  [0x1f150, 0x1f169],
  [0x1f170, 0x1f189],
  [0x1f1e6, 0x1f1ff],
]
const HAN = /\p{Script=Han}/u
const LETTER = /[\p{L}\p{N}]/u
const LATIN = /[a-z]/
/** Between two of these a sentence goes on in another way: what stands on both sides is no word. */
const ENDS = /[。，、；：！？!?;:\n]/u
const HIDDEN = /\p{Default_Ignorable_Code_Point}|\p{Mn}|\p{Me}/u

type Letter = { text: string; from: number; to: number; kind: 'han' | 'letter' | 'gap' | 'end' }

function unframed(point: string): string {
  const code = point.codePointAt(0) ?? 0
  const frame = FRAMED.find(([first, last]) => code >= first && code <= last)
  return frame ? String.fromCharCode(97 + code - frame[0]) : point
}

/** The letters of a text without what nobody sees, in small letters of one width; everything else is a gap, or ends a phrase. */
function lettersOf(text: string): Letter[] {
  const letters: Letter[] = []
  let from = 0
  for (const point of text) {
    const to = from + point.length
    if (!HIDDEN.test(point) && point !== '\u2800') {
      const folded = foldText(unframed(point).normalize('NFKC'))
      for (const one of folded) letters.push({ text: LOOKALIKES[one] ?? one, from, to, kind: kindOf(one, point) })
    }
    from = to
  }
  return letters
}

function kindOf(one: string, point: string): Letter['kind'] {
  if (HAN.test(one)) return 'han'
  if (LETTER.test(one) || one === '@' || one === '$') return 'letter'
  return ENDS.test(point) ? 'end' : 'gap'
}

type Token = { letters: Letter[]; isHan: boolean; follows: 'nothing' | 'gap' | 'end'; isSpelled?: true }

function tokensOf(letters: readonly Letter[]): Token[] {
  const tokens: Token[] = []
  let follows: Token['follows'] = 'nothing'
  for (const letter of letters) {
    if (letter.kind === 'gap' || letter.kind === 'end') {
      if (follows !== 'end') follows = letter.kind
      continue
    }
    const last = tokens.at(-1)
    const isHan = letter.kind === 'han'
    // Chinese has no gaps between words: what is put between two characters is taken out.
    const goesOn = last?.isHan === isHan && (follows === 'nothing' || (isHan && follows === 'gap'))
    if (last && goesOn) last.letters.push(letter)
    else tokens.push({ letters: [letter], isHan, follows })
    follows = 'nothing'
  }
  return tokens
}

const FEWEST_SPELLED = 3

/** “w h a t s”, “w.h.a.t.s”: letters that stand alone, one after the other, are one word. */
function joinSpelled(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    let end = at
    while (end < tokens.length && isSingle(tokens[end]!) && (end === at || tokens[end]!.follows !== 'end')) end += 1
    if (end - at >= FEWEST_SPELLED) {
      joined.push({ ...tokens[at]!, isSpelled: true, letters: tokens.slice(at, end).flatMap(({ letters }) => letters) })
      at = end
    } else joined.push(tokens[at++]!)
  }
  return joined
}
const isSingle = ({ letters, isHan }: Token): boolean => !isHan && letters.length === 1 && LATIN.test(letters[0]!.text)

/** A Latin word as it sounds: digits between letters are letters, a tone at its end and letters that are drawn out are left out. */
function soundOf(letters: readonly Letter[]): Letter[] {
  const lastLetter = letters.findLastIndex(({ text }) => LATIN.test(text))
  const spelled = letters.map((letter, at) =>
    at < lastLetter && letters.some(({ text }) => LATIN.test(text))
      ? { ...letter, text: DIGITS_FOR_LETTERS[letter.text] ?? letter.text }
      : letter,
  )
  const isToned = lastLetter >= 1 && lastLetter === letters.length - 2 && /[1-6]/.test(letters.at(-1)!.text)
  const plain = isToned ? spelled.slice(0, -1) : spelled
  return plain.filter(({ text }, at) => !isDrawnOut(plain, at, text))
}
const isDrawnOut = (letters: readonly Letter[], at: number, text: string): boolean => {
  if (!LATIN.test(text) || letters[at - 1]?.text !== text) return false
  let [first, last] = [at, at]
  while (letters[first - 1]?.text === text) first -= 1
  while (letters[last + 1]?.text === text) last += 1
  return last - first >= 2
}

/**
 * Writes a text as words are looked for in it: words with one blank around each, Chinese characters of one spelling without anything
 * between them. A word of a list is folded alike, so that what is found in one is found in the other.
 */
export function foldWriting(text: string): Folded {
  const out = { text: ' ', from: [0], to: [0] }
  const spelled: [number, number][] = []
  const add = (one: string, from: number, to: number) => {
    out.text += one
    for (let unit = 0; unit < one.length; unit += 1) {
      out.from.push(from)
      out.to.push(to)
    }
  }
  for (const { letters, isHan, isSpelled } of joinSpelled(tokensOf(lettersOf(text)))) {
    const sounded = isHan ? letters : soundOf(letters)
    const begin = out.text.length
    for (const letter of sounded) add(letter.text, letter.from, letter.to)
    if (isSpelled) spelled.push([begin, out.text.length])
    const end = letters.at(-1)?.to ?? 0
    add(' ', end, end)
  }
  return { ...out, spelled }
}
