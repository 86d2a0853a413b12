/** As codes are kept: capitals and digits. However it is typed, with spaces, dashes or in small letters, it is the same code. */
export const keptCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')

/** Letters and digits of a code that is good once: 47 bits. */
export const CODE_LENGTH = 10
