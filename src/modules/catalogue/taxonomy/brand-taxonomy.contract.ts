import { z } from 'zod'

const words = (most: number) => z.string().trim().max(most, 'too-long')
const Both = (most: number) => z.object({ en: words(most), zh: words(most) })
const needed = (most: number) => z.string().trim().min(1, 'required').max(most, 'too-long')

/** One of the shop's pictures, with what it shows. */
const BrandPicture = z.object({
  hash: z.string().regex(/^[0-9a-f]{32}$/, 'picture'),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  alt: z.object({ en: needed(160), zh: needed(160) }),
})
export type BrandPicture = z.output<typeof BrandPicture>

/** Lists of brands begin with the lowest place; most brands have none of their own. */
export const NO_PLACE = 1000

export const BrandShelf = z.object({
  /** As it is kept now; empty for a new brand. */
  was: z.string().max(80),
  /** 0: new. Whoever saves names the version they have seen. */
  version: z.int32().min(0),
  /** Its part of the address. */
  code: z
    .string()
    .trim()
    .min(1, 'required')
    .max(80, 'too-long')
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'address-word'),
  name: needed(60),
  aliases: z.array(words(60)).max(20, 'too-many'),
  story: Both(2_000),
  origin: Both(60),
  foundedYear: z.number().int().min(1000, 'year').max(2100, 'year').nullable(),
  position: z.number('whole-number').int('whole-number').min(1, 'whole-number').max(NO_PLACE, 'too-large'),
  hidden: z.boolean(),
  logo: BrandPicture.nullable(),
  hero: BrandPicture.nullable(),
})
export type BrandShelf = z.output<typeof BrandShelf>

export const BrandShelfInput = z.object({ code: z.string().max(80) })
export type BrandShelfInput = z.output<typeof BrandShelfInput>

export const BrandShelvesInput = z.object({
  word: z.string().max(80).default(''),
  pageNum: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type BrandShelvesInput = z.input<typeof BrandShelvesInput>
export const BrandShelvesWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  list: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      position: z.number(),
      hidden: z.boolean(),
      productNum: z.number(),
      hasStory: z.boolean(),
      hasPicture: z.boolean(),
      formers: z.array(z.string()),
    }),
  ),
})
export type BrandShelvesWire = z.output<typeof BrandShelvesWire>
