import { isRareHan } from './rare-han.ts'

/**
 * What papers have a letter for: Latin with every accent, Vietnamese, Greek, Cyrillic, kana and Chinese, with the signs written among
 * them. Other scripts would have to be shaped and could be read by no courier here. `papers.test.ts` holds it against the fonts.
 */
const LETTERS = [
  /[ -~\u00a0-\u024f\u0370-\u03e1\u03f0-\u052f\u1e00-\u1fff]/,
  // Accents that stand alone, behind a letter that is written with none.
  /[\u0300\u0301\u0303\u0304\u0308\u0309\u0323]/,
  /[\u2010-\u2016\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2025-\u2027\u2030\u2032\u2033\u2039-\u203b\u20a0-\u20bf\u2103\u2109\u2116\u2122]/,
  /[\u2160-\u216b\u2460-\u2473\u3000-\u3029\u3041-\u3096\u309b-\u30ff\u3105-\u312d]/,
  /[\u3400-\u4db5\u4e00-\u9fef\uf900-\ufa6d\uff01-\uff5e\uffe0-\uffe5]/,
]
const UNSEEN = /\p{Default_Ignorable_Code_Point}|\s/gu
const NOBODYS = /\p{Cn}/u

/** Whether every letter of a text can stand on paper. What nobody sees does not count. */
export const isPrintable = (text: string): boolean =>
  [...text.normalize('NFC').replace(UNSEEN, '')].every((letter) =>
    LETTERS.some((letters) => letters.test(letter)) ? !NOBODYS.test(letter) : isRareHan(letter.codePointAt(0) ?? 0),
  )
