import type { DocumentChange } from './product-editing.contract.ts'
import type { DocumentColour, DocumentPicture, ProductDocument } from './product-document.contract.ts'

/**
 * What is different between two states of a product, field by field. Colours are told apart by their English name and variants by their
 * item number, wherever they stand.
 */
export function changesBetween(before: ProductDocument, after: ProductDocument): DocumentChange[] {
  const [was, is] = [leavesOf(before), leavesOf(after)]
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((path) => {
    const change = { path, before: was.get(path) ?? '', after: is.get(path) ?? '' }
    return change.before === change.after ? [] : [change]
  })
}

function leavesOf({ colours, attributes, ...document }: ProductDocument): Map<string, string> {
  const leaves = new Map<string, string>()
  for (const [field, value] of Object.entries(document)) {
    if (isBoth(value)) for (const side of ['en', 'zh'] as const) leaves.set(`${field}.${side}`, value[side])
    else leaves.set(field, Array.isArray(value) ? listed(field, value) : shown(value))
  }
  for (const [id, value] of Object.entries(attributes)) leaves.set(`attributes.${id}`, shown(value))
  for (const colour of colours) addColour(leaves, colour)
  leaves.set('colours', colours.map(({ name }) => name.en).join('; '))
  return leaves
}

function addColour(leaves: Map<string, string>, { colourId, name, hex, pictures, variants }: DocumentColour): void {
  const path = `colours.${name.en}`
  leaves.set(`${path}.colourId`, colourId)
  leaves.set(`${path}.name.zh`, name.zh)
  leaves.set(`${path}.hex`, hex)
  leaves.set(`${path}.pictures`, pictures.map(shownPicture).join('; '))
  leaves.set(`${path}.variants`, variants.map(({ itemNumber }) => itemNumber).join('; '))
  for (const { itemNumber, barcode, size, sizeSystem, listPrice, salesPrice } of variants) {
    leaves.set(`variants.${itemNumber}.size`, `${sizeSystem} ${size}`.trim())
    if (barcode !== undefined) leaves.set(`variants.${itemNumber}.barcode`, barcode)
    leaves.set(`variants.${itemNumber}.listPrice`, plain(listPrice))
    leaves.set(`variants.${itemNumber}.salesPrice`, plain(salesPrice))
  }
}

const shownPicture = ({ hash, alt, focus }: DocumentPicture): string =>
  [hash.slice(-6), alt.en, alt.zh, focus ? `${focus.x}% ${focus.y}%` : ''].filter(Boolean).join(' ')

/** 12800 and 12800.00 are one price. */
const plain = (amount: string): string => amount.replace(/\.0+$/, '')

const isBoth = (value: unknown): value is { en: string; zh: string } =>
  typeof value === 'object' && value !== null && 'en' in value

/** What a piece is made of is the same in whatever order it is told. */
const listed = (field: string, values: readonly unknown[]): string => {
  const told = values.map(shown)
  return (field === 'composition' ? told.toSorted() : told).join('; ')
}

/** A database returns the parts of an object in an order of its own. */
const PARTS = ['part', 'label', 'value', 'en', 'zh', 'materialId', 'percent']
const placeOf = ([name]: [string, unknown]): number => PARTS.indexOf(name)

function shown(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(([, part]) => shown(part))
    .join(' / ')
}
