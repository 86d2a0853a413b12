import type { ReactNode } from 'react'
import { cardText } from '#language/browse/card.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { wishListText } from '#language/buying/wish-list.text.ts'
import type { CardWire } from '#modules/catalogue/catalogue.contract.ts'
import { fromWire, showHkd } from '#platform/money.ts'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { cardView } from '../card/card-view.ts'
import './wish-list.css'

const SIZES = '(min-width: 1024px) 25vw, (min-width: 768px) 33vw, 50vw'

type PieceProps = {
  card: CardWire
  /** What it cost when it was wished for, where it costs less now. */
  priceBefore?: string | null
  action: string
  busy: boolean
  first: boolean
  onPress: () => void
  corner: ReactNode
}

/** One piece of a wish list: what it is, what it costs today, and the way into the bag. */
export function WishPiece({ card, priceBefore, action, busy, first, onPress, corner }: PieceProps) {
  const language = useLanguage()
  const words = useTexts(cardText)
  const texts = useTexts(wishListText)
  const view = cardView(card, language)
  return (
    <li className={view.gone ? 'card wish-piece card-gone' : 'card wish-piece'}>
      <a href={view.address}>
        <Picture picture={card.productImg} sizes={SIZES} most={720} className="card-pic" eager={first} />
        {view.badge || view.state ? (
          <span className="card-badge caps">
            {view.badge}
            {view.state ? <span className="mute">{view.state}</span> : null}
          </span>
        ) : null}
        <b>{view.brand}</b>
        <span className="card-name" lang={view.titleLang}>
          {view.title}
        </span>
        <span className="price">
          {view.before ? (
            <>
              <span className="hidden-text">{words.before} </span>
              <s>{view.before}</s>
              <span className="hidden-text"> {words.now} </span>
              <em>{view.price}</em>
            </>
          ) : (
            view.price
          )}
        </span>
        {priceBefore && !view.gone ? <span className="wish-drop">{texts.cheaper(showHkd(fromWire(priceBefore)))}</span> : null}
      </a>
      {view.gone ? (
        <a className="btn btn-line" href={view.address}>
          {texts.notify}
        </a>
      ) : (
        <>
          <Button look="line" className="by-script" busy={busy} aria-label={texts.of(action, view.title)} onClick={onPress}>
            {action}
          </Button>
          {/* Its sizes are asked for over this page, or on its own. */}
          <noscript>
            <a className="btn btn-line" href={view.address}>
              {texts.chooseSize}
            </a>
          </noscript>
        </>
      )}
      {corner}
    </li>
  )
}
