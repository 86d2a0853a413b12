/** Companies are written with or without the ends of their names. */
const ENDS: readonly [RegExp, string][] = [
  [/\bLTD\b/g, 'LIMITED'],
  [/\bCO\b/g, 'COMPANY'],
]

const plain = (name: string): string => {
  const letters = name
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return ENDS.reduce((words, [short, whole]) => words.replaceAll(short, whole), letters)
}

/** An account is paid to under the very name its merchant was accepted by, however it is spaced and cut short. */
export const isHolder = (holder: string, names: readonly string[]): boolean =>
  names.some((name) => plain(name) !== '' && plain(name) === plain(holder))
