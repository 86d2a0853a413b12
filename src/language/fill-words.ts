/** Puts words into the gaps of a text, such as {number}; a gap nobody has a word for stays empty. */
export const fillWords = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')
