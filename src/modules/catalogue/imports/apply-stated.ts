import { toWire } from '#platform/money.ts'
import {
  emptyDocument,
  type DocumentColour,
  type DocumentPicture,
  type DocumentVariant,
  type ProductDocument,
} from '../editing/product-document.contract.ts'
import type { Attribute } from '../terms/attributes.rules.ts'
import { readAttribute } from '../terms/attribute-cells.rules.ts'
import type { ImportKind } from './import-fields.rules.ts'
import type { StatedColour } from './options.rules.ts'
import type { StatedPicture, StatedProduct, StatedVariant } from './stated-product.rules.ts'

export type KnownColour = { id: string; en: string; zh: string; hex: string }
export type KnownCategory = { path: string; sizeTable: string; precious: boolean }

/** What the words of a file mean in this shop; a word that means nothing is left open. */
export type Meaning = {
  brand: (word: string) => string | undefined
  category: (word: string, gender: string | undefined) => KnownCategory | undefined
  colour: (word: string) => KnownColour | undefined
  /** Its id now, whatever it was. */
  material: (id: string) => string
  sizeTable: (id: string) => string
  attributes: readonly Attribute[]
  /** Nothing while it is not there yet. */
  picture: (source: string) => Pick<DocumentPicture, 'hash' | 'width' | 'height'> | undefined
}

export const ONE_SIZE = 'One size'
const NO_HEX = '#f4f3f1'

/** What a product becomes by what a file says of it. `base`: what it is now; nothing for a new one. */
export function applyStated(
  kind: ImportKind,
  stated: StatedProduct,
  base: ProductDocument | undefined,
  meaning: Meaning,
): ProductDocument {
  const document = structuredClone(base ?? emptyDocument(stated.code))
  const categories = stated.categories.flatMap((word) => meaning.category(word, stated.gender ?? base?.gender) ?? [])
  if (stated.brand !== '') document.brandCode = meaning.brand(stated.brand) ?? ''
  if (stated.articleNumber !== '' && (kind === 'praya' || !base)) document.articleNumber = stated.articleNumber
  if (stated.categories.length > 0 && categories.length > 0)
    document.categories = [...new Set(categories.map(({ path }) => path))]
  if (!base) fromCategory(document, categories[0])
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
  for (const variant of stated.variants) placeVariant(kind, document.colours, variant, meaning)
  placePictures(document, stated.pictures, meaning)
  return document
}

function given(stated: StatedProduct, fields: (keyof StatedProduct)[]): Partial<StatedProduct> {
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

function placeVariant(kind: ImportKind, colours: DocumentColour[], stated: StatedVariant, meaning: Meaning): void {
  const holder = colours.find(({ variants }) => variants.some(({ itemNumber }) => itemNumber === stated.itemNumber))
  const known = stated.itemNumber === '' ? undefined : holder?.variants.find(({ itemNumber }) => itemNumber === stated.itemNumber)
  const colour = stated.colour
    ? placeColour(colours, stated.colour, meaning)
    : (holder ?? colours[0] ?? addColour(colours, '', {}, meaning))
  if (stated.itemNumber === '') return
  const variant: DocumentVariant = known ?? {
    itemNumber: stated.itemNumber,
    size: kind === 'praya' ? '' : ONE_SIZE,
    sizeSystem: '',
    listPrice: '',
    salesPrice: '',
  }
  if (stated.size !== undefined) variant.size = stated.size
  if (stated.sizeSystem !== undefined) variant.sizeSystem = stated.sizeSystem
  setPrices(variant, stated)
  if (known && holder === colour) return
  if (known && holder) holder.variants = holder.variants.filter((one) => one !== known)
  colour.variants.push(variant)
}

/** Of two prices the one that a file says nothing of stays; where there is none yet, both are the same. */
function setPrices(variant: DocumentVariant, { listCents, saleCents }: StatedVariant): void {
  if (listCents === undefined && saleCents === undefined) return
  const before = Number(variant.listPrice) * 100
  const list = listCents ?? (before >= (saleCents ?? 0) ? undefined : saleCents)
  if (list !== undefined) variant.listPrice = toWire(list)
  if (saleCents !== undefined) variant.salesPrice = toWire(saleCents)
  else if (variant.salesPrice === '') variant.salesPrice = variant.listPrice
}

function placeColour(colours: DocumentColour[], { word, name, hex }: StatedColour, meaning: Meaning): DocumentColour {
  const reference = meaning.colour(word)
  const found =
    name.en === undefined && name.zh === undefined
      ? colours.find(({ colourId }) => colourId === reference?.id)
      : colours.find(
          (colour) =>
            (name.en === undefined || colour.name.en === name.en) &&
            (name.zh === undefined || name.en !== undefined || colour.name.zh === name.zh) &&
            (reference === undefined || word === name.en || word === name.zh || colour.colourId === reference.id),
        )
  const colour = found ?? addColour(colours, word, name, meaning)
  if (name.zh !== undefined) colour.name.zh = name.zh
  if (hex !== undefined) colour.hex = hex
  return colour
}

function addColour(
  colours: DocumentColour[],
  word: string,
  name: { en?: string; zh?: string },
  meaning: Meaning,
): DocumentColour {
  const reference = meaning.colour(word)
  const colour: DocumentColour = {
    colourId: reference?.id ?? '',
    name: { en: name.en ?? reference?.en ?? '', zh: name.zh ?? reference?.zh ?? '' },
    hex: reference?.hex ?? NO_HEX,
    pictures: [],
    variants: [],
  }
  colours.push(colour)
  return colour
}

/** Pictures of a colour replace those it had; those of no colour are of the first, and of any other that has none. */
function placePictures(document: ProductDocument, stated: readonly StatedPicture[], meaning: Meaning): void {
  const ofColour = new Map<DocumentColour, StatedPicture[]>()
  for (const picture of stated) {
    const colour = picture.colour ? placeColour(document.colours, picture.colour, meaning) : undefined
    if (colour) ofColour.set(colour, [...(ofColour.get(colour) ?? []), picture])
  }
  const taken = new Set([...ofColour.values()].flat().map(({ source }) => source))
  const loose = stated.filter(({ colour, source }) => !colour && !taken.has(source))
  const [first] = document.colours
  for (const colour of document.colours) {
    const own = ofColour.get(colour) ?? []
    const wanted = colour === first ? [...own, ...loose] : own.length > 0 ? own : colour.pictures.length > 0 ? [] : loose
    const pictures = wanted.flatMap(({ source, alt, focus: stated }) => {
      const picture = meaning.picture(source)
      if (!picture) return []
      const focus = stated ?? colour.pictures.find(({ hash }) => hash === picture.hash)?.focus
      return [{ ...picture, alt: altOf(document, colour, picture.hash, alt), ...(focus ? { focus } : {}) }]
    })
    if (pictures.length > 0)
      colour.pictures = pictures.filter(({ hash }, at) => pictures.findIndex((one) => one.hash === hash) === at)
  }
}

/** Where nobody has said what a picture shows, it shows the piece in its colour. */
function altOf({ name }: ProductDocument, colour: DocumentColour, hash: string, alt: { en?: string; zh?: string }) {
  const before = colour.pictures.find((picture) => picture.hash === hash)?.alt
  const made = (words: string, shade: string, between: string): string =>
    words === '' ? '' : [words, shade].filter(Boolean).join(between).slice(0, 160)
  return {
    en: alt.en ?? before?.en ?? made(name.en, colour.name.en, ', '),
    zh: alt.zh ?? before?.zh ?? made(name.zh, colour.name.zh, '，'),
  }
}
