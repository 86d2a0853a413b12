import { readYes } from './cell-values.rules.ts'
import type { ImportField, ImportKind, ImportRow } from '../import-fields.rules.ts'

/** What no shop of pieces sells, or what is sold elsewhere. */
export type NotSold = 'gift-card' | 'grouped' | 'external' | 'not-goods'

/** Whether shoppers are to find a product, whether it is still being made, and why it is none of ours. */
export type Standing = { listed?: boolean; isDraft: boolean; notSold?: NotSold }

const DRAFT = /^(draft|pending|proposed|rejected|草稿)$/i
const HIDDEN = /^(archived|private|disabled|inactive|unlisted|hidden|trash|已封存)$/i
const OUT = /^(0|no|false|out[ _-]?of[ _-]?stock|outofstock|sold[ _-]?out|discontinued|缺貨|缺货|售罄)$/i
const IN = /^(1|yes|true|in[ _-]?stock|instock|有貨|有货|現貨|现货)$/i

/** What the columns of a tool say of a product's standing. `main`: its own row, where it has rows of variants besides. */
export function standingOf(
  kind: ImportKind,
  main: ImportRow['cells'],
  first: (field: ImportField) => string,
  onBadYes: () => void,
): Standing {
  const type = (main.row_type ?? '').toLowerCase()
  const notSold = notSoldOf(kind, type, first)
  const stated = main.listed ?? first('listed')
  const status = main.status ?? first('status')
  const published = publishedOf(kind, stated)
  if (stated !== '' && published === undefined) onBadYes()
  const isDraft = DRAFT.test(status.trim()) || (kind === 'woocommerce' && stated.trim() === '-1')
  const isHidden = HIDDEN.test(status.trim()) || isUnseen(kind, main.visibility ?? '')
  const listed = isHidden ? false : isDraft ? undefined : published
  return { isDraft, ...(notSold ? { notSold } : {}), ...(listed === undefined ? {} : { listed }) }
}

function publishedOf(kind: ImportKind, cell: string): boolean | undefined {
  if (kind === 'magento' && cell.trim() === '2') return false
  return cell === '' ? undefined : readYes(cell)
}

/** “Not Visible Individually” hides a product that stands alone; those of a product with variants are its variants. */
const isUnseen = (kind: ImportKind, visibility: string): boolean =>
  kind === 'magento' ? /^(not visible individually|1)$/i.test(visibility.trim()) : /^hidden$/i.test(visibility.trim())

function notSoldOf(kind: ImportKind, type: string, first: (field: ImportField) => string): NotSold | undefined {
  if (readYes(first('gift_card')) === true || /^gift[ -]?cards?$/i.test(first('categories').split('>').at(-1)?.trim() ?? ''))
    return 'gift-card'
  if (/\b(gift[ -]?card|pw-gift-card)\b/.test(type)) return 'gift-card'
  if (kind !== 'woocommerce' && kind !== 'magento') return undefined
  if (/\b(grouped|bundle)\b/.test(type)) return 'grouped'
  if (/\bexternal\b/.test(type)) return 'external'
  return /\b(virtual|downloadable)\b/.test(type) ? 'not-goods' : undefined
}

/** Whether a row says that there are pieces, or that there are none; nothing where it does not say. */
export function isInStock(cell: string | undefined): boolean | undefined {
  const word = (cell ?? '').trim()
  return OUT.test(word) ? false : IN.test(word) ? true : undefined
}
