import { pieceActText } from '#language/account/returns.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { type PieceAct, pieceActs } from '#modules/orders/pieces/unit.rules.ts'
import './order-lines.css'

/** The page on which each is asked. */
const PAGES: Record<PieceAct, string> = {
  review: '/myaccount/orders/review?',
  care: '/myaccount/care?',
  cancel: '/myaccount/orders/return?kind=cancel&',
  return: '/myaccount/orders/return?kind=return&',
  price: '/myaccount/orders/claim?kind=price&',
  fake: '/myaccount/orders/claim?kind=fake&',
}

export const addressOfAct = (act: PieceAct, orderNo: string, unitId: string): string =>
  `${PAGES[act]}orderNo=${orderNo}&unit=${unitId}`

type Props = { orderNo: string; units: OrderWire['productItems'][number]['units'] }

/** What can be asked about a piece, or about any of several: links, as the order says. */
export function PieceActs({ orderNo, units }: Props) {
  const language = useLanguage()
  const texts = useTexts(pieceActText)
  const links = pieceActs.flatMap((act) => {
    const unit = units.find(({ acts }) => acts.includes(act))
    return unit ? [{ act, address: addressOfAct(act, orderNo, unit.unitId) }] : []
  })
  if (links.length === 0) return null
  return (
    <nav className="piece-acts" aria-label={texts.acts}>
      {links.map(({ act, address }) => (
        <a key={act} className="link" href={localPath(language, address)}>
          {texts[act]}
        </a>
      ))}
    </nav>
  )
}
