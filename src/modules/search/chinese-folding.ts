import { Converter } from 'opencc-js/t2cn'

const toSimplified = Converter({ from: 'hk', to: 'cn' })
/** Pairs that the conversion keeps apart though shoppers type one for the other. */
const alike: Record<string, string> = { 著: '着', 帐: '账' }
const ALIKE = new RegExp(`[${Object.keys(alike).join('')}]`, 'g')

const LATIN_LIGATURES: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l' }
const HAN = /\p{Script=Han}/u

/** Text and query meet here: lower-case, without accents, and Chinese in simplified characters. */
export function foldText(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđł]/g, (letter) => LATIN_LIGATURES[letter] ?? letter)
  return HAN.test(plain) ? toSimplified(plain).replace(ALIKE, (character) => alike[character] ?? character) : plain
}
