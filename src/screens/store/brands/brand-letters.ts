/** É is filed and found as E; case and the signs between words do not matter. */
export const foldName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()

/** Under which letter a name stands; whatever starts with none is under 0–9. */
export function initialOf(name: string): string {
  const first = foldName(name).charAt(0).toUpperCase()
  return first >= 'A' && first <= 'Z' ? first : '0–9'
}
