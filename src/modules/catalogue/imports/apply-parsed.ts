import { toWire } from '#platform/money.ts'
import {
  emptyDocument,
  type DocumentColour,
  type DocumentVariant,
  type ProductDocument,
} from '../editing/product-document.contract.ts'
import { readAttribute } from '../attributes/attribute-cells.rules.ts'
import type { ImportKind } from './import-fields.rules.ts'
import type { KnownCategory, Meaning } from './meaning.rules.ts'
import type { ParsedProduct, ParsedVariant } from './reading/parsed-product.rules.ts'
import { addColour, findColour, nameColours, placeColour } from './place-colours.rules.ts'
import { placePictures } from './place-pictures.rules.ts'

const ONE_SIZE = 'One size'
/** What a product becomes by what a file says of it. `base`: what it is now; nothing for a new one. */
export function applyStated(
  kind: ImportKind,
  stated: ParsedProduct,
  base: ProductDocument | undefined,
  meaning: Meaning,
): ProductDocument {
  const document = structuredClone(base ?? emptyDocument(stated.code))
  const side = stated.gender ?? base?.gender ?? meaning.gender
  const categories = stated.categories.flatMap((word) => meaning.category(word, side) ?? [])
  if (stated.brand !== '' || document.brandCode === '') document.brandCode = meaning.brand(stated.brand) ?? ''
  if (stated.articleNumber !== '' && ((kind === 'praya' && !stated.isNumberMade) || !base))
    document.articleNumber = stated.articleNumber
  if (stated.categories.length > 0 && categories.length > 0)
    document.categories = [...new Set(categories.map(({ path }) => path))]
  const usual = stated.categories.length === 0 && document.categories.length === 0 ? meaning.category('', side) : undefined
  if (usual) document.categories = [usual.path]
  if (!base && meaning.gender) document.gender = meaning.gender
  if (!base) fromCategory(document, categories[0] ?? usual)
  Object.assign(
    document,
    given(stated, [
      ...(['gender', 'sizeTable', 'seasonalSale', 'precious', 'listed'] as const),
      ...(['sellers', 'releaseTime', 'pointsAllowed', 'mostPerOrder', 'related'] as const),
    ]),
  )
  document.sizeTable = meaning.sizeTable(document.sizeTable)
  for (const [id, cell] of Object.entries(stated.attributes))
    document.attributes[id] = readAttribute(meaning.attributes, id, cell)
  if (stated.flags) document.flags = stated.flags as ProductDocument['flags']
  for (const field of ['name', 'description', 'madeIn', 'metaTitle', 'metaDescription', 'searchWords'] as const)
    document[field] = { ...document[field], ...stated[field] }
  for (const field of ['highlights', 'care'] as const) document[field] = pairs(document[field], stated[field])
  takeFacts(document, stated)
  if (stated.composition)
    document.composition = stated.composition.map(([en = '', zh = '', materialId = '', percent = '']) => ({
      part: { en, zh },
      materialId: meaning.material(materialId),
      percent: Number(percent.replace(/\s*%$/, '')),
    }))
  if (stated.measurements)
    document.measurements = stated.measurements.map(([en = '', zh = '', value = '', valueZh = value]) => ({
      label: { en, zh },
      value: { en: value, zh: valueZh },
    }))
  nameColours(document.colours, stated.variants, meaning)
  for (const variant of stated.variants) placeVariant(kind, document.colours, variant, meaning)
  document.colours = document.colours.filter(
    ({ colourId, name, variants }) =>
      variants.length > 0 || colourId !== '' || name.en !== '' || name.zh !== '' || !stated.variants.length,
  )
  placePictures(document, stated.pictures, meaning)
  return document
}

const HAN = /\p{Script=Han}/u
const MOST_LINES = 12

/** What another tool knows of a product beside what is asked here: said where nobody has said anything yet. */
function takeFacts(document: ProductDocument, { facts, weight }: ParsedProduct): void {
  if (document.highlights.length === 0)
    document.highlights = facts.slice(0, MOST_LINES).map((fact) => (HAN.test(fact) ? { en: '', zh: fact } : { en: fact, zh: '' }))
  if (weight !== undefined && document.measurements.length === 0)
    document.measurements = [{ label: { en: 'Weight', zh: '重量' }, value: { en: weight, zh: weight } }]
}

function given(stated: ParsedProduct, fields: (keyof ParsedProduct)[]): Partial<ParsedProduct> {
  return Object.fromEntries(fields.flatMap((field) => (stated[field] === undefined ? [] : [[field, stated[field]]])))
}

/** What its kind usually is; rows may say otherwise. */
function fromCategory(document: ProductDocument, category: KnownCategory | undefined): void {
  if (!category) return
  document.sizeTable = category.sizeTable
  document.precious = category.precious
  if (category.path.startsWith('men/')) document.gender = 'men'
}

function pairs(before: ProductDocument['care'], { en, zh }: { en?: string[]; zh?: string[] }): ProductDocument['care'] {
  if (!en && !zh) return before
  const length = Math.max(en?.length ?? 0, zh?.length ?? 0)
  return Array.from({ length }, (_, at) => ({
    en: en ? (en[at] ?? '') : (before[at]?.en ?? ''),
    zh: zh ? (zh[at] ?? '') : (before[at]?.zh ?? ''),
  }))
}

/** One without a number of its own is the one of its colour and size that is there. */
function takeNumber(colour: DocumentColour | undefined, stated: ParsedVariant): void {
  const size = stated.size ?? ONE_SIZE
  const found = colour?.variants.find((one) => one.size === size || (colour.variants.length === 1 && stated.size === undefined))
  if (found) stated.itemNumber = found.itemNumber
}

function placeVariant(kind: ImportKind, colours: DocumentColour[], stated: ParsedVariant, meaning: Meaning): void {
  if (stated.isNumberMade) takeNumber(stated.colour ? findColour(colours, stated.colour, meaning) : colours[0], stated)
  const holder = colours.find(({ variants }) => variants.some(({ itemNumber }) => itemNumber === stated.itemNumber))
  const known = stated.itemNumber === '' ? undefined : holder?.variants.find(({ itemNumber }) => itemNumber === stated.itemNumber)
  const colour = stated.colour
    ? placeColour(colours, stated.colour, meaning)
    : (holder ?? colours[0] ?? addColour(colours, '', {}, meaning))
  if (stated.itemNumber === '') return
  const variant: DocumentVariant = known ?? {
    itemNumber: stated.itemNumber,
    size: kind === 'praya' && meaning.hasSizes ? '' : ONE_SIZE,
    sizeSystem: '',
    listPrice: '',
    salesPrice: '',
  }
  if (stated.size !== undefined) variant.size = stated.size
  if (stated.sizeSystem !== undefined) variant.sizeSystem = stated.sizeSystem
  if (stated.barcode !== undefined) variant.barcode = stated.barcode
  setPrices(variant, stated)
  if (known && holder === colour) return
  if (known && holder) holder.variants = holder.variants.filter((one) => one !== known)
  colour.variants.push(variant)
}

/** Of two prices the one that a file says nothing of stays; where there is none yet, both are the same. */
function setPrices(variant: DocumentVariant, { listCents, saleCents }: ParsedVariant): void {
  if (listCents === undefined && saleCents === undefined) return
  const before = Number(variant.listPrice) * 100
  const list = listCents ?? (before >= (saleCents ?? 0) ? undefined : saleCents)
  if (list !== undefined) variant.listPrice = toWire(list)
  if (saleCents !== undefined) variant.salesPrice = toWire(saleCents)
  else if (variant.salesPrice === '') variant.salesPrice = variant.listPrice
}
