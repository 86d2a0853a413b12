/** The end of an id in letters alone: figures in a row read like a telephone number, which no name may be. */
export const inLetters = (id: string, most = 6): string =>
  id.slice(-most).replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))
