import { z } from 'zod'

/** What somebody has said for all rows of a file; what is empty has not been said. */
export const FileWays = z.object({
  /** Of rows that name none: a brand's code, a side, a category's path, a colour's id. */
  brand: z.string().max(80).default(''),
  gender: z.enum(['', 'women', 'men', 'unisex']).default(''),
  category: z.string().max(160).default(''),
  colour: z.string().max(40).default(''),
  /** Pieces of what is only said to be in stock. */
  piecesInStock: z
    .string()
    .trim()
    .regex(/^\d{0,4}$/, 'count')
    .default(''),
  /** In which currency its prices are, and how many Hong Kong dollars one of it is. */
  currency: z
    .string()
    .trim()
    .regex(/^([A-Z]{3})?$/, 'choose-one')
    .default(''),
  rate: z
    .string()
    .trim()
    .regex(/^(|(?!0+(\.0+)?$)\d{1,6}(\.\d{1,8})?)$/, 'amount')
    .default(''),
  /** Which mark stands before the decimals of its figures. */
  decimal: z.enum(['', '.', ',']).default(''),
})
export type FileWays = z.output<typeof FileWays>
export const NO_WAYS: FileWays = FileWays.parse({})

/** A colour for pieces whose file names none: what they look like, their pictures show. */
export const AS_SHOWN = { id: 'as-shown', name: { en: 'As shown', zh: '如圖所示' } }
