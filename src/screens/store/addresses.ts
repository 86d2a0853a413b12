import { localPath } from '#language/texts.ts'
import type { Language } from '#language/languages.ts'

/** Where things stand in the shop, in the visitor's language. */
export const listAddress = (language: Language, category: string): string => localPath(language, `/product/list/${category}`)
export const brandAddress = (language: Language, code: string): string =>
  localPath(language, `/product/brand/${encodeURIComponent(code)}`)
export const productAddress = (language: Language, brandCode: string, code: string): string =>
  localPath(language, `/product/detail/${encodeURIComponent(brandCode)}/${encodeURIComponent(code)}`)
/** Opens the page of a product in one of its colours. */
export const inColour = (address: string, colour: string): string =>
  colour === '' ? address : `${address}?colour=${encodeURIComponent(colour)}`
/** And in a size, where one is asked for. */
export const inSizes = (address: string, sizes: readonly string[]): string =>
  sizes.length === 0 || sizes.length > MOST_SIZES
    ? address
    : `${address}${address.includes('?') ? '&' : '?'}size=${sizes.map(encodeURIComponent).join(',')}`
/** More are no choice of a size. */
const MOST_SIZES = 8
export const searchAddress = (language: Language, word: string): string =>
  localPath(language, `/product/list/${encodeURIComponent(word)}?keyword=${encodeURIComponent(word)}`)
export const newInAddress = (language: Language): string => localPath(language, '/product/list?searchOrderType=2')
