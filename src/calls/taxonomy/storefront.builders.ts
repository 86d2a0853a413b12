import type { OrderRule, PieceRule } from '#modules/search/list-shelves.contract.ts'
import type { Banner } from '#modules/storefront/banners.contract.ts'
import type { Collection } from '#modules/storefront/collections.contract.ts'
import type { ListOrderKept } from '#modules/storefront/list-orders.contract.ts'
import { newId } from '#platform/ids.server.ts'

/** A rule that asks for nothing yet. */
export const everything: PieceRule = {
  ...{ brands: [], categories: [], flags: [], minPrice: null, maxPrice: null },
  ...{ sale: false, isNew: false, inStock: false, since: '', word: '' },
}
export const rule = (asked: Partial<PieceRule>): PieceRule => ({ ...everything, ...asked })
const always = { from: '', until: '', shown: true }

export const collection = (wanted: Partial<Collection> & { code: string }): Collection => ({
  ...{ version: 0, title: { en: 'A title', zh: '標題' }, story: { en: 'A story.', zh: '故事。' }, picture: null },
  ...{ by: 'hand', codes: [], rule: everything, isSeason: false },
  ...always,
  ...wanted,
})

const nothing: OrderRule = { codes: [], brands: [], flags: [], isNew: false, sale: false, soldOut: false }
export const listOrder = (wanted: Partial<ListOrderKept> & { list: string }): ListOrderKept => ({
  ...{ version: 0, pins: [], lift: nothing, bury: nothing },
  ...always,
  ...wanted,
})

export const banner = (wanted: Partial<Banner>): Banner => ({
  ...{ bannerId: newId(), version: 0, place: 'home', side: 'both', language: 'both', link: '/product/list', picture: null },
  ...{ title: { en: 'A banner', zh: '橫額' }, words: { en: '', zh: '' }, label: { en: '', zh: '' }, position: 1 },
  ...always,
  ...wanted,
})
