import { lazy, type ReactNode, Suspense } from 'react'
import type { CardWire } from '#modules/catalogue/catalogue.contract.ts'
import { useSizeChoice } from './use-size-choice.ts'
import { WishPiece } from './wish-piece.tsx'

const SizeSheet = lazy(() => import('./size-sheet.tsx'))

const SEEN_AT_ONCE = 4

type GridProps<Card> = {
  cards: Card[]
  /** What the button of a piece says, and what is said once the piece is in the bag. */
  action: string
  said: (title: string) => string
  onAdded?: (card: CardWire) => void
  renderCorner: (card: Card) => ReactNode
}

/** Pieces of a wish list, each with its way into the bag; the size is asked for over the page. */
export function WishGrid<Card extends CardWire & { priceBefore?: string | null }>({
  cards,
  action,
  said,
  onAdded,
  renderCorner,
}: GridProps<Card>) {
  const { asked, busy, choosing, press, choose, close } = useSizeChoice(said, (card) => onAdded?.(card))
  return (
    <>
      <ul className="cards grid-cards">
        {cards.map((card, at) => (
          <WishPiece
            key={card.spuCode}
            card={card}
            priceBefore={card.priceBefore ?? null}
            action={action}
            busy={busy === card.spuCode}
            first={at < SEEN_AT_ONCE}
            onPress={() => press(card)}
            corner={renderCorner(card)}
          />
        ))}
      </ul>
      <Suspense>
        {asked ? (
          <SizeSheet choosing={choosing} action={action} busy={busy !== undefined} onChoose={choose} onClose={close} />
        ) : null}
      </Suspense>
    </>
  )
}
