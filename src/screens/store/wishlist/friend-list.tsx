import { useEffect } from 'react'
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData, useParams } from 'react-router'
import { cardText } from '#language/browse/card.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { textsIn, useLanguage, useTexts } from '#language/texts.ts'
import { wishListText } from '#language/buying/wish-list.text.ts'
import { getFriendList, noteFriendList } from '#modules/wishlist/wishlist.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { callFor } from '../../community/drawn-call.ts'
import { statusOfRefusal } from '../../page-problem.ts'
import { newInAddress } from '../addresses.ts'
import { useIsMember } from '../header/account-corner.tsx'
import { headTags } from '../head-tags.ts'
import { WishGrid } from './wish-grid.tsx'
import './wish-list.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const found = await callFor(context)(getFriendList, { code: params.code ?? '' })
  if (found.ok) return found.data
  throw data(found.msg, { status: statusOfRefusal(found.code) })
}

/** For those who have the link; search engines are kept out. */
export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return []
  const texts = textsIn(wishListText, languageOfPath(location.pathname))
  const { title, total, list } = loaderData
  return headTags({
    title: title || texts.friendTitle,
    description: texts.friendDescription(total),
    pathname: location.pathname,
    matches,
    ...(list[0] ? { picture: list[0].productImg } : {}),
  })
}

/** A shared wish list, for those who have its link. */
export default function FriendList() {
  const { title, list, total } = useLoaderData<typeof loader>()
  const texts = useTexts(wishListText)
  const words = useTexts(cardText)
  useNoted()
  return (
    <div className="wrap wish-page">
      <div className="wish-head">
        <h1 tabIndex={-1}>{title || texts.friendTitle}</h1>
        <p className="mute">{total > 0 ? texts.pieces(total) : ''}</p>
      </div>
      {total > 0 ? <p className="wish-lead mute">{texts.friendWords}</p> : <NothingYet />}
      <WishGrid
        cards={list}
        action={texts.add}
        said={texts.added}
        renderCorner={(card) => (
          <button
            type="button"
            className="heart"
            data-wish={card.spuCode}
            aria-pressed="false"
            aria-label={words.wishOf(card.productTitle)}
          />
        )}
      />
    </div>
  )
}

/** Two members who have looked at each other's lists can give each other points. */
function useNoted(): void {
  const { code = '' } = useParams()
  const isMember = useIsMember()
  useEffect(() => {
    if (isMember) void call(noteFriendList, { code }, { quiet: true })
  }, [isMember, code])
}

function NothingYet() {
  const texts = useTexts(wishListText)
  const language = useLanguage()
  const action = (
    <a className="btn" href={newInAddress(language)}>
      {texts.newIn}
    </a>
  )
  return <EmptyState title={texts.friendEmpty} action={action} />
}
