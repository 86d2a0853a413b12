const STARTS_IN_LATIN = /^[\p{Script=Latin}\d]/u

/** A piece by its brand and title. No space is typed between Latin and Chinese, nor before the brackets of a style name. */
export const pieceName = (brand: string, title: string): string =>
  STARTS_IN_LATIN.test(title) ? `${brand} ${title}` : brand + title
