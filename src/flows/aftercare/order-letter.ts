import { addressLines } from '#language/buying/address-lines.ts'
import { payTypeText } from '#language/buying/order-state.text.ts'
import { orderText } from '#language/buying/order.text.ts'
import type { Language } from '#language/languages.ts'
import { nameList } from '#language/mail/letter.text.ts'
import { personName } from '#language/person-name.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { sizeName } from '#language/product/size-names.ts'
import { findPickUpPoint, PICK_UP } from '#modules/fulfilment/address.rules.ts'
import { findPersonName, isOpenMember } from '#modules/members/index.server.ts'
import { listLines, listUnits, type OrderRow, shownTotal } from '#modules/orders/index.server.ts'
import type { Read } from '#platform/database.server.ts'
import type { Dress, LetterFact, LetterPiece } from '#platform/mail/letter.ts'
import { showHkdExactly } from '#platform/money.ts'

/** Pieces of one line that a mail or a message is about. */
export type ToldPiece = {
  name: Record<Language, string>
  colour: Record<Language, string>
  size: string
  quantity: number
  unitPriceCents: number
  picture: string
  /** A path of the shop, without its language. */
  page: string
}

/** The pieces of an order, or those of them that are named, line by line. */
export async function listToldPieces(tx: Read, orderId: string, unitIds?: readonly string[]): Promise<ToldPiece[]> {
  const units = (await listUnits(tx, orderId)).filter(({ unit_id }) => unitIds?.includes(unit_id) ?? true)
  return (await listLines(tx, orderId)).flatMap(({ line_id, snapshot, unit_price_cents }) => {
    const quantity = units.filter((unit) => unit.line_id === line_id).length
    if (quantity === 0) return []
    const { brandName, brandCode, articleNumber, titleEn, titleZh, colourEn, colourZh, size, picture } = snapshot
    return {
      name: { en: pieceName(brandName, titleEn), zh: pieceName(brandName, titleZh) },
      colour: { en: colourEn, zh: colourZh },
      size,
      quantity,
      unitPriceCents: unit_price_cents,
      picture: picture.hash,
      page: `/product/detail/${encodeURIComponent(brandCode)}/${encodeURIComponent(articleNumber)}`,
    }
  })
}

export const countPieces = (pieces: readonly ToldPiece[]): number => pieces.reduce((sum, { quantity }) => sum + quantity, 0)

/** What they are called, in a sentence. */
export const namePieces = (pieces: readonly ToldPiece[]): Record<Language, string> => ({
  en: nameList.en(pieces.map(({ name }) => name.en)),
  zh: nameList.zh(pieces.map(({ name }) => name.zh)),
})

const prefixOf = (language: Language): string => (language === 'zh' ? '/zh' : '')

/** Where a mail leads: a member into their order, after signing in; anyone else to where its number and contact are asked for. */
export async function orderPage(tx: Read, order: OrderRow, language: Language): Promise<string> {
  const path = (await isOpenMember(tx, order.owner_id)) ? '/myaccount/orders/orderDetail' : '/order/find'
  return `${prefixOf(language)}${path}?orderNo=${order.order_number}`
}

/** What the buyer is called. */
export const nameOf = async (tx: Read, order: OrderRow): Promise<string> =>
  (await findPersonName(tx, order.owner_id)) || personName(order.receiver).trim()

/** Which facts stand below the pieces: where they go, and what they cost. */
export type Facts = 'all' | 'place' | 'none'
type Wanted = { language: Language; pieces: readonly ToldPiece[]; facts: Facts; action: Dress['action'] }

/** What a mail about an order is dressed with. */
export function dressOf(order: OrderRow, { language, pieces, facts, action }: Wanted, publicUrl: string): Dress {
  return {
    pieces: pieces.map((piece) => letterPiece(piece, language, publicUrl)),
    facts: factsOf(order, language, facts),
    ...(action ? { action } : {}),
  }
}

const letterPiece = (
  { name, colour, size, quantity, unitPriceCents, picture, page }: ToldPiece,
  language: Language,
  publicUrl: string,
): LetterPiece => ({
  lines: [
    name[language],
    [colour[language], sizeName(size, language)].filter(Boolean).join(language === 'zh' ? '，' : ', '),
    `${quantity} × ${showHkdExactly(unitPriceCents)}`,
  ].filter(Boolean),
  ...(picture ? { picture: `${publicUrl}/media/${picture}/share.jpg` } : {}),
  page: `${publicUrl}${prefixOf(language)}${page}`,
})

function factsOf(order: OrderRow, language: Language, wanted: Facts): LetterFact[] {
  if (wanted === 'none') return []
  const { receiver } = order
  const isPickUp = order.logistics_type === PICK_UP
  const place = isPickUp ? [findPickUpPoint(receiver.provinceCode)?.[language] ?? ''] : addressLines(receiver, language)
  const to = {
    name: isPickUp ? orderText.pickUp[language] : orderText.toAddress[language],
    value: [personName(receiver).trim(), ...place].filter(Boolean).join(language === 'zh' ? '，' : ', '),
  }
  if (wanted === 'place') return [to]
  return [
    { name: orderText.orderNo[language], value: order.order_number },
    to,
    { name: orderText.total[language], value: showHkdExactly(shownTotal(order)) },
    { name: orderText.payment[language], value: payTypeText[order.pay_type][language] },
  ]
}
