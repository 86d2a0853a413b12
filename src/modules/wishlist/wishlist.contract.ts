import { z } from 'zod'
import { CardWire } from '#modules/catalogue/catalogue.contract.ts'

export const WishInput = z.object({ spuCode: z.string().min(1).max(40), wished: z.boolean() })
export type WishInput = z.output<typeof WishInput>
/** The codes of everything wished for; its length is the badge. */
export const WishCodesWire = z.array(z.string())
export type WishCodesWire = z.output<typeof WishCodesWire>
export const WishListWire = z.object({ list: z.array(CardWire), total: z.number() })
export type WishListWire = z.output<typeof WishListWire>
