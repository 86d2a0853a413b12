import { barcodeKey } from '#platform/text/barcode.ts'
import type { AnyFieldProblem } from '#language/all-field-problems.ts'
import { type Attribute, attributeProblems } from '../attributes/attributes.rules.ts'
import type { DocumentColour, ProductDocument } from './product-document.contract.ts'

/** What is still to be done, by the path of its field. */
export type Gaps = Record<string, AnyFieldProblem>

/** What beside the document says what is missing. `offeredByOthers`: a merchant sells it, so that the shop need not have a price. */
export type Held = {
  offeredByOthers: boolean
  attributes: readonly Attribute[]
  /** Words in one language are enough: they stand in for those of the other. */
  oneLanguage?: boolean
}

/** What a product may not lack once shoppers see it. */
export function gapsOf(document: ProductDocument, held: Held): Gaps {
  const { offeredByOthers, attributes, oneLanguage } = held
  const { colours, composition } = document
  const gaps: Gaps = {}
  for (const field of ['articleNumber', 'brandCode'] as const) if (document[field] === '') gaps[field] = 'required'
  if (document.categories.length === 0) gaps['categories'] = 'choose-one'
  missingWords(gaps, 'name', document.name)
  missingWords(gaps, 'description', document.description)
  for (const field of ['highlights', 'care'] as const)
    document[field].forEach((words, at) => missingWords(gaps, `${field}.${at}`, words))
  document.measurements.forEach(({ label, value }, at) => {
    missingWords(gaps, `measurements.${at}.label`, label)
    missingWords(gaps, `measurements.${at}.value`, value)
  })
  composition.forEach(({ part, materialId }, at) => {
    missingWords(gaps, `composition.${at}.part`, part)
    if (materialId === '') gaps[`composition.${at}.materialId`] = 'choose-one'
  })
  if (colours.length === 0) gaps['colours'] = 'no-colours'
  colours.forEach((colour, at) => gapsOfColour(gaps, `colours.${at}`, colour))
  twiceOf(gaps, colours)
  for (const [path, problem] of Object.entries(attributeProblems(attributes, document.categories, document.attributes)))
    gaps[`attributes.${path}`] = problem
  const isPriced = colours.some(({ variants }) => variants.some(({ salesPrice }) => salesPrice !== ''))
  if (!isPriced && !offeredByOthers && colours[0]?.variants.length) gaps['colours.0.variants.0.listPrice'] = 'required'
  return oneLanguage === true ? withoutOtherLanguage(gaps) : gaps
}

/** What is said in one of the two languages is no gap. */
const withoutOtherLanguage = (gaps: Gaps): Gaps =>
  Object.fromEntries(Object.entries(gaps).filter(([path]) => !isWordsGap(path) || otherLanguage(path) in gaps))

const isWordsGap = (path: string): boolean => /\.(en|zh)$/.test(path) && !path.startsWith('attributes.')
const otherLanguage = (path: string): string => path.replace(/(en|zh)$/, (side) => (side === 'en' ? 'zh' : 'en'))

function gapsOfColour(gaps: Gaps, path: string, { colourId, name, pictures, variants }: DocumentColour): void {
  if (colourId === '') gaps[`${path}.colourId`] = 'choose-one'
  missingWords(gaps, `${path}.name`, name)
  if (pictures.length === 0) gaps[`${path}.pictures`] = 'no-pictures'
  pictures.forEach(({ alt }, at) => missingWords(gaps, `${path}.pictures.${at}.alt`, alt))
  if (variants.length === 0) gaps[`${path}.variants`] = 'no-variants'
  variants.forEach(({ itemNumber, size }, at) => {
    if (itemNumber === '') gaps[`${path}.variants.${at}.itemNumber`] = 'required'
    if (size === '') gaps[`${path}.variants.${at}.size`] = 'required'
  })
}

/** An item number and a barcode name one variant; a size stands once in a colour. */
function twiceOf(gaps: Gaps, colours: readonly DocumentColour[]): void {
  const numbers = new Set<string>()
  const barcodes = new Set<string>()
  colours.forEach(({ variants }, colour) => {
    const sizes = new Set<string>()
    variants.forEach(({ itemNumber, barcode = '', size, sizeSystem }, at) => {
      const path = `colours.${colour}.variants.${at}`
      if (itemNumber !== '' && numbers.has(itemNumber)) gaps[`${path}.itemNumber`] = 'item-number-twice'
      numbers.add(itemNumber)
      if (barcode !== '' && barcodes.has(barcodeKey(barcode))) gaps[`${path}.barcode`] = 'barcode-twice'
      barcodes.add(barcodeKey(barcode))
      const key = `${sizeSystem} ${size}`
      if (size !== '' && sizes.has(key)) gaps[`${path}.size`] = 'size-twice'
      sizes.add(key)
    })
  })
}

function missingWords(gaps: Gaps, path: string, words: { en: string; zh: string }): void {
  for (const side of ['en', 'zh'] as const) if (words[side] === '') gaps[`${path}.${side}`] = 'required'
}
