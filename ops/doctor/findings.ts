/** What the doctor found: fine, to be kept an eye on, or to be mended; and what to do about it. */
export type Finding = { about: string; state: 'fine' | 'watch' | 'mend'; words: string; advice?: string }

export const fine = (about: string, words: string): Finding => ({ about, state: 'fine', words })
export const watch = (about: string, words: string, advice: string): Finding => ({ about, state: 'watch', words, advice })
export const mend = (about: string, words: string, advice: string): Finding => ({ about, state: 'mend', words, advice })
