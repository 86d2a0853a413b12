import { folded } from './cell-values.rules.ts'
import type { ImportKind, ImportRow } from './import-fields.rules.ts'

/** A colour as a file names it, and what it says of its names. */
export type StatedColour = { word: string; name: { en?: string; zh?: string }; hex?: string }

const COLOUR = /\b(colou?rs?|shade|finish)\b|顏色|色/
const SIZE = /\b(sizes?|length|waist)\b|尺寸|尺碼|碼|大小/
/** What Shopify writes where a product has no options. */
const NO_OPTION = 'default title'
const HAN = /\p{Script=Han}/u

/** Which colour and size a row is of, from columns of its own or from options with names. */
export function optionsOf(
  kind: ImportKind,
  cells: ImportRow['cells'],
): { colour: StatedColour | undefined; size: string | undefined } {
  if (kind === 'praya' || kind === 'google') return { colour: ownColour(cells), size: cells.size }
  const sizes: string[] = []
  let colour: StatedColour | undefined
  for (const at of [1, 2, 3] as const) {
    const [name, value] = [folded(cells[`option_${at}_name`] ?? ''), cells[`option_${at}`] ?? '']
    if (value === '' || folded(value) === NO_OPTION) continue
    if (COLOUR.test(name)) colour = wordOfColour(value)
    else if (SIZE.test(name)) sizes.unshift(value)
    else sizes.push(value)
  }
  return { colour, size: sizes.join(' / ') || undefined }
}

function ownColour({ colour, colour_en: en, colour_zh: zh, colour_hex: hex }: ImportRow['cells']): StatedColour | undefined {
  if (!colour && !en && !zh) return undefined
  const named = en || zh ? { ...(en ? { en } : {}), ...(zh ? { zh } : {}) } : {}
  return { word: colour ?? en ?? zh ?? '', name: named, ...(hex ? { hex } : {}) }
}

const wordOfColour = (word: string): StatedColour => ({ word, name: HAN.test(word) ? { zh: word } : { en: word } })
