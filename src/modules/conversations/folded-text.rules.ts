/** A text as it is read by what looks for something in it, and where each of its characters came from. */
export type FoldedText = { text: string; from: readonly number[] }

const UNSEEN = /[\p{Cf}\p{M}\u00ad]/u
/** As they are written in words, on cheques, and with simplified strokes; the nought first. */
const CHINESE_DIGITS = [/[〇零○]/, /[一壹]/, /[二貳贰]/, /[三叁參]/, /[四肆]/, /[五伍]/, /[六陸陆]/, /[七柒]/, /[八捌]/, /[九玖]/]

/** Width, capitals and what cannot be seen make no difference; digits of every script are digits. */
export function foldText(text: string): FoldedText {
  const from: number[] = []
  let folded = ''
  let at = 0
  for (const sign of text) {
    const begin = at
    at += sign.length
    if (UNSEEN.test(sign)) continue
    for (const one of foldSign(sign)) {
      folded += one
      for (let unit = 0; unit < one.length; unit += 1) from.push(begin)
    }
  }
  return { text: folded, from }
}

function foldSign(sign: string): string {
  const plain = sign.normalize('NFKC').toLowerCase()
  const value = CHINESE_DIGITS.findIndex((signs) => signs.test(sign))
  if (value >= 0) return String(value)
  return [...plain].map((one) => (/\p{Nd}/u.test(one) && !/\d/.test(one) ? digitOf(one) : one)).join('')
}

/** Unicode keeps the ten digits of a script together, the nought first. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value)
}
