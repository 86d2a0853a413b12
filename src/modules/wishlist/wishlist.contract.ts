import { z } from 'zod'
import { CardWire } from '#modules/catalogue/catalogue.contract.ts'
import { MOST_WISHES, titleProblem } from './wishlist.rules.ts'

export const WishInput = z.object({ spuCode: z.string().min(1).max(40), wished: z.boolean() })
export type WishInput = z.output<typeof WishInput>
/** The codes of everything wished for; its length is the badge. */
export const WishCodesWire = z.array(z.string())
export type WishCodesWire = z.output<typeof WishCodesWire>

const page = {
  pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(MOST_WISHES).default(MOST_WISHES),
}
export const WishPageInput = z.object(page)
export type WishPageInput = z.input<typeof WishPageInput>
export type WishPage = z.output<typeof WishPageInput>

export const WishWire = CardWire.extend({
  /** The price when it was wished for, where it is lower now. */
  priceBefore: z.string().nullable(),
})
export type WishWire = z.output<typeof WishWire>
/** Whoever has the code sees the pieces and the title. */
export const ShareWire = z.object({ code: z.string(), title: z.string() })
export type ShareWire = z.output<typeof ShareWire>
const shown = { total: z.number(), pageNo: z.number(), pageSize: z.number() }
export const WishListWire = z.object({ list: z.array(WishWire), share: ShareWire.nullable(), ...shown })
export type WishListWire = z.output<typeof WishListWire>

export const ShareInput = z.object({
  title: z
    .string()
    .max(200, 'list-title')
    .refine((title) => !titleProblem(title), 'list-title')
    .default(''),
})
export type ShareInput = z.input<typeof ShareInput>
export const FriendListInput = z.object({ code: z.string().min(1).max(64), ...page })
export type FriendListInput = z.input<typeof FriendListInput>
export type FriendListPage = z.output<typeof FriendListInput>
export const NoteFriendInput = z.object({ code: z.string().min(1).max(64) })
export type NoteFriendInput = z.input<typeof NoteFriendInput>
/** A list as friends see it: pieces and a title, and nothing of whose it is. */
export const FriendListWire = z.object({ title: z.string(), list: z.array(CardWire), ...shown })
export type FriendListWire = z.output<typeof FriendListWire>

/** Holding another visitor's token is the proof that the wishes are one's own. Signing in has merged them: then none is needed. */
export const MergeInput = z.object({ visitorToken: z.string().max(100).default('') })
export type MergeInput = z.input<typeof MergeInput>
