import type { Plugin } from 'vite'

const OTHERS = /[^\0-\xff]/g
/** Its own escape would become part of the letter's. */
const ESCAPED = /(?<!\\)(?:\\\\)*\\[^\0-\xff]/

/**
 * A text with one Chinese letter takes two bytes for each of its letters in memory, and V8 keeps the text of every script. The server's build is
 * one of five million letters: with escapes it takes half. Raw texts are regular expressions, in which an escape means the same.
 */
export const latinLetters = (): Plugin => ({
  name: 'latin-letters',
  applyToEnvironment: ({ name }) => name === 'ssr',
  generateBundle: (_, bundle) => {
    for (const part of Object.values(bundle)) if (part.type === 'chunk') part.code = inLatinLetters(part.code)
  },
})

export function inLatinLetters(code: string): string {
  const escaped = ESCAPED.exec(code)
  if (escaped) throw new Error(`a letter that needs no backslash has one: ${escaped[0]}`)
  return code.replaceAll(OTHERS, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
