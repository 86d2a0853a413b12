import { z } from 'zod'
import { ProductDocument } from '../editing/product-document.contract.ts'
import { importOutcomes } from './import-fields.rules.ts'
import { importProblems } from './problem-places.rules.ts'

/** So many in one call. */
const MOST_IN_BATCH = 1_000

const itemNumber = z.string().trim().min(1, 'required').max(40, 'too-long')
const Price = z
  .string()
  .trim()
  .regex(/^(?!0+(\.0{1,2})?$)\d{1,8}(\.\d{1,2})?$/, 'amount')

/** What is not said stays as it is, and is empty for a product that is new: whoever has never heard of a field leaves it alone. */
const SentProduct = ProductDocument.partial()
export type SentProduct = z.output<typeof SentProduct>

export const PutProductsInput = z
  .object({
    /** Each is what the product is to be: known by its spuCode, else by brandCode and articleNumber, else by its item numbers. */
    products: z.array(SentProduct).min(1, 'required').max(MOST_IN_BATCH, 'too-many'),
    /** What is whole goes live at once; the rest is kept as drafts. */
    publish: z.boolean().default(false),
  })
  .meta({
    examples: [
      {
        publish: true,
        products: [
          {
            articleNumber: 'WC-100',
            brandCode: 'maison-zoe',
            gender: 'women',
            categories: ['women/clothing/coats'],
            name: { en: 'Wool coat', zh: '羊毛大衣' },
            description: { en: 'A coat.', zh: '大衣一件。' },
            madeIn: { en: 'Italy', zh: '意大利' },
            sizeTable: 'womenClothing',
            pointsAllowed: false,
            colours: [
              {
                colourId: 'black',
                name: { en: 'Black', zh: '黑色' },
                hex: '#000000',
                pictures: [],
                variants: [
                  { itemNumber: 'WC-100-38', size: '38', sizeSystem: 'IT', listPrice: '12800.00', salesPrice: '9600.00' },
                ],
              },
            ],
          },
        ],
      },
    ],
  })
export type PutProductsInput = z.input<typeof PutProductsInput>

export const PutPricesInput = z
  .object({
    prices: z
      .array(z.object({ itemNumber, listPrice: Price, salesPrice: Price }))
      .min(1, 'required')
      .max(MOST_IN_BATCH, 'too-many'),
  })
  .meta({ examples: [{ prices: [{ itemNumber: 'WC-100-38', listPrice: '12800.00', salesPrice: '8900.00' }] }] })
export type PutPricesInput = z.input<typeof PutPricesInput>

export const PutStockInput = z
  .object({
    /** So many are there now, without what unpaid orders hold. */
    stock: z
      .array(z.object({ itemNumber, available: z.number().int('count').min(0, 'count').max(1_000_000, 'count') }))
      .min(1, 'required')
      .max(MOST_IN_BATCH, 'too-many'),
    /** Kept in the history of each piece. */
    reason: z.string().trim().min(1, 'required').max(200, 'note-length'),
  })
  .meta({ examples: [{ reason: 'Till of the Central store', stock: [{ itemNumber: 'WC-100-38', available: 4 }] }] })
export type PutStockInput = z.input<typeof PutStockInput>

/** One answer for each, in the order of what was sent. What is as it was says `same`: a call can be repeated until it is answered. */
export const BatchWire = z.object({
  rows: z.array(
    z.object({
      outcome: z.enum(importOutcomes),
      /** Whether shoppers can see it. */
      isLive: z.boolean(),
      productId: z.string(),
      /** What is missing or wrong, by path. */
      problems: z.array(z.object({ path: z.string(), problem: z.enum(importProblems) })),
    }),
  ),
})
export type BatchWire = z.output<typeof BatchWire>
