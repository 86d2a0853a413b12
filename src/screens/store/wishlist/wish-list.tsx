import { useCallback, useEffect, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { cardText } from '#language/card.text.ts'
import { textsIn, useLanguage, useTexts } from '#language/texts.ts'
import { uiText } from '#language/ui.text.ts'
import { wishListText } from '#language/wish-list.text.ts'
import type { WishListWire } from '#modules/wishlist/wishlist.contract.ts'
import { getWishList } from '#modules/wishlist/wishlist.paths.ts'
import { languageOfPath } from '#language/languages.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { newInAddress } from '../addresses.ts'
import { CardList } from '../card/card-list.tsx'
import { cardView } from '../card/card-view.ts'
import { headTags } from '../head-tags.ts'
import { useWishCodes } from '../shopper-state.ts'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({
    title: textsIn(wishListText, languageOfPath(location.pathname)).title,
    pathname: location.pathname,
    matches,
    noindex: true,
  })

/** What one shopper keeps; fetched here, since the page itself is the same for everybody. */
export default function WishList() {
  const texts = useTexts(wishListText)
  const words = useTexts(cardText)
  const language = useLanguage()
  const codes = useWishCodes()
  const { list, failed, load } = useWishedCards()
  // A heart taken back leaves the page at once.
  const shown = list?.list.filter((card) => !codes || codes.includes(card.spuCode))
  return (
    <div className="wrap">
      <div className="wish-head">
        <h1>{texts.title}</h1>
        <p className="mute" role="status">
          {shown && shown.length > 0 ? texts.pieces(shown.length) : ''}
        </p>
      </div>
      {failed ? <EmptyState title={texts.failed} action={<WayBack onRetry={load} />} /> : null}
      {!shown && !failed ? <WishSkeleton /> : null}
      {shown?.length === 0 ? (
        <EmptyState
          title={texts.empty}
          action={
            <a className="btn" href={newInAddress(language)}>
              {texts.newIn}
            </a>
          }
        >
          {texts.emptyWords}
        </EmptyState>
      ) : null}
      {shown && shown.length > 0 ? (
        <CardList
          cards={shown.map((card) => cardView(card, language))}
          words={words}
          sizes="(min-width: 1024px) 25vw, (min-width: 768px) 33vw, 50vw"
          className="grid-cards"
        />
      ) : null}
    </div>
  )
}

function WayBack({ onRetry }: { onRetry: () => void }) {
  return <Button onClick={onRetry}>{useTexts(uiText).retry}</Button>
}

function useWishedCards() {
  const [list, setList] = useState<WishListWire>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    void call(getWishList, {}, { quiet: true }).then((found) => (found.ok ? setList(found.data) : setFailed(true)))
  }, [])
  useEffect(load, [load])
  return { list, failed, load }
}

function WishSkeleton() {
  return (
    <ul className="cards grid-cards">
      {[0, 1, 2, 3].map((index) => (
        <li key={index} className="card">
          <Skeleton className="card-pic" />
        </li>
      ))}
    </ul>
  )
}
