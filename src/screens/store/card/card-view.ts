import { cardText } from '#language/browse/card.text.ts'
import { textsIn } from '#language/texts.ts'
import type { CardWire } from '#modules/catalogue/catalogue.contract.ts'
import { fromWire, SMALLEST_BADGE_PERCENT, showHkd } from '#platform/money.ts'
import { type Language, standsInFrom } from '#language/languages.ts'
import { inColour, inSizes, productAddress } from '../addresses.ts'

/** A card with every word already chosen: small to send, and nothing left to decide while rendering. */
export type CardView = {
  code: string
  address: string
  brand: string
  title: string
  /** Where its title stands in from the other language. */
  titleLang?: string
  picture: CardWire['productImg']
  /** The second picture, fetched when the pointer rests. */
  hover?: string
  /** What of it stays in sight, as CSS has it. */
  hoverFocus?: string
  price: string
  before?: string
  badge?: string
  /** Said quietly: last one, sold out, new. */
  state?: string
  gone?: true
  sizes?: string
  /** All it comes in, the code of the one that is shown beside. */
  colours?: CardWire['colours']
  colour?: string
}

const SIZES_SHOWN = 8

/** `sizes`: those that are asked for, in one of which its page opens. */
export function cardView(card: CardWire, language: Language, sizes: readonly string[] = []): CardView {
  const texts = textsIn(cardText, language)
  const view: CardView = {
    code: card.spuCode,
    address: inSizes(inColour(productAddress(language, card.brandCode, card.articleNumber || card.spuCode), card.colour), sizes),
    brand: card.brandName,
    title: card.productTitle,
    picture: card.productImg,
    price: showHkd(fromWire(card.salesPrice)),
  }
  const titleLang = standsInFrom(language, card.productTitle)
  if (titleLang) view.titleLang = titleLang
  if (card.hoverImg) view.hover = card.hoverImg.hash
  if (card.hoverImg?.focus) view.hoverFocus = `${card.hoverImg.focus.x}% ${card.hoverImg.focus.y}%`
  if (card.discount >= SMALLEST_BADGE_PERCENT && fromWire(card.salesPrice) < fromWire(card.listPrice)) {
    view.before = showHkd(fromWire(card.listPrice))
    view.badge = texts.off(card.discount)
  }
  if (card.stock === 'out') {
    view.state = texts.soldOut
    view.gone = true
  } else if (card.stock === 'last') view.state = texts.lastOne
  else if (card.isNew && !view.badge) view.state = texts.isNew
  if (card.colours.length > 1) {
    view.colours = card.colours
    view.colour = card.colour || card.colours[0]!.code
  }
  if (card.sizes.length > 1) view.sizes = card.sizes.slice(0, SIZES_SHOWN).join(language === 'zh' ? '、' : '  ')
  return view
}
