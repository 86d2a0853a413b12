import { z } from 'zod'
import { barcodeOf, isBarcode } from '#platform/text/barcode.ts'
import { PRODUCT_FLAGS } from '../product-flags.rules.ts'
import { SELLERS } from './sellers.rules.ts'

const words = (most: number) => z.string().trim().max(most, 'too-long')
const Both = (most: number) => z.object({ en: words(most), zh: words(most) })
/** In Hong Kong dollars, such as 1280 or 1280.50; empty where the shop itself does not offer it. */
const Price = z
  .string()
  .trim()
  .regex(/^(|(?!0+(\.0{1,2})?$)\d{1,8}(\.\d{1,2})?)$/, 'amount')

const percentOfSide = z.number().int().min(0).max(100)

const DocumentPicture = z.object({
  hash: z.string().regex(/^[0-9a-f]{32}$/, 'picture'),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  alt: Both(160),
  /** What stays in sight where a frame cuts the picture, in percent from the left and from above; left out: its middle. */
  focus: z.object({ x: percentOfSide, y: percentOfSide }).optional(),
})
export type DocumentPicture = z.output<typeof DocumentPicture>

const DocumentVariant = z
  .object({
    /** Names the variant in every file and every order, for good. */
    itemNumber: words(40).regex(/^[\w./#+ -]*$/, 'code'),
    /** What its manufacturer prints on it; left out: as it is. */
    barcode: words(40)
      .overwrite(barcodeOf)
      .refine((digits) => digits === '' || isBarcode(digits), 'barcode')
      .optional(),
    size: words(20),
    sizeSystem: words(12),
    listPrice: Price,
    salesPrice: Price,
  })
  .refine(({ listPrice, salesPrice }) => (listPrice === '') === (salesPrice === ''), {
    message: 'both-prices',
    path: ['salesPrice'],
  })
  .refine(({ listPrice, salesPrice }) => Number(salesPrice) <= Number(listPrice), {
    message: 'sale-above-list',
    path: ['salesPrice'],
  })
export type DocumentVariant = z.output<typeof DocumentVariant>

const DocumentColour = z.object({
  /** Of the shop's list of colours, by which lists are narrowed. */
  colourId: words(40),
  name: Both(40),
  hex: z.string().regex(/^#[0-9a-fA-F]{6}$/, 'colour'),
  pictures: z.array(DocumentPicture).max(20, 'too-many'),
  variants: z.array(DocumentVariant).max(60, 'too-many'),
})
export type DocumentColour = z.output<typeof DocumentColour>

const AttributeValue = z.union([z.boolean(), z.number('figure'), words(60), Both(300)])

/**
 * A product as it is edited, written and moved between shops: everything but what is counted (stock, reviews, popularity). A draft may
 * have gaps; what may not be missing once it is live, `completeness.rules.ts` says.
 */
export const ProductDocument = z.object({
  spuCode: words(40).regex(/^[\w.-]*$/, 'code'),
  articleNumber: words(40).regex(/^[\w./#+ -]*$/, 'code'),
  brandCode: words(80),
  gender: z.enum(['women', 'men', 'unisex']),
  /** The one it belongs to first. */
  categories: z.array(words(160)).max(10, 'too-many'),
  name: Both(120),
  description: Both(4_000),
  highlights: z.array(Both(200)).max(12, 'too-many'),
  composition: z
    .array(
      z.object({
        part: Both(60),
        materialId: words(60),
        percent: z.coerce.number<number>().int('percent').min(1, 'percent').max(100, 'percent'),
      }),
    )
    .max(20, 'too-many'),
  measurements: z.array(z.object({ label: Both(60), value: Both(60) })).max(20, 'too-many'),
  care: z.array(Both(200)).max(12, 'too-many'),
  madeIn: Both(60),
  /** By the id of an attribute of its kind: the id of a choice, a number, a text in both languages, or yes and no. */
  attributes: z.record(z.string().max(60), AttributeValue),
  /** The conversion table of its kind; empty where sizes need none. */
  sizeTable: words(40),
  flags: z.array(z.enum(PRODUCT_FLAGS)).max(PRODUCT_FLAGS.length),
  seasonalSale: z.boolean(),
  precious: z.boolean(),
  /** Whether shoppers find it. */
  listed: z.boolean(),
  /** Who may sell it beside the shop itself: brand companies, with genuine-goods stores, or any merchant. */
  sellers: z.enum(SELLERS),
  /** From when on it can be bought; until then it is shown as coming. Empty: at once. */
  releaseTime: z.union([z.literal(''), z.iso.datetime({ error: 'wrong' })]),
  /** Whether points may be spent on it. */
  pointsAllowed: z.boolean(),
  /** Pieces of it in one order; 0: as many as of any other. */
  mostPerOrder: z.number().int('count').min(0, 'count').max(99, 'count'),
  /** Codes of pieces that are shown with it first. */
  related: z.array(z.string().max(40)).max(8, 'too-many'),
  /** What search engines show; empty: what the shop says by itself. */
  metaTitle: Both(70),
  metaDescription: Both(170),
  /** Other words by which the shop’s own search finds it, with commas between them. */
  searchWords: Both(300),
  colours: z.array(DocumentColour).max(40, 'too-many'),
})
export type ProductDocument = z.output<typeof ProductDocument>

export const emptyDocument = (spuCode: string): ProductDocument => ({
  spuCode,
  articleNumber: '',
  brandCode: '',
  gender: 'women',
  categories: [],
  name: { en: '', zh: '' },
  description: { en: '', zh: '' },
  highlights: [],
  composition: [],
  measurements: [],
  care: [],
  madeIn: { en: '', zh: '' },
  attributes: {},
  sizeTable: '',
  flags: [],
  seasonalSale: false,
  precious: false,
  listed: true,
  sellers: 'everyone',
  releaseTime: '',
  pointsAllowed: true,
  mostPerOrder: 0,
  related: [],
  metaTitle: { en: '', zh: '' },
  metaDescription: { en: '', zh: '' },
  searchWords: { en: '', zh: '' },
  colours: [],
})
