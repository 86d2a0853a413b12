import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import type { MetaArgs } from 'react-router'
import { languageOfPath } from '#language/languages.ts'
import { textsIn, useLanguage, useTexts } from '#language/texts.ts'
import { uiText } from '#language/frame/ui.text.ts'
import { wishListText } from '#language/buying/wish-list.text.ts'
import type { ShareWire, WishListWire, WishWire } from '#modules/wishlist/wishlist.contract.ts'
import { getWishList } from '#modules/wishlist/wishlist.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Later } from '#ui/later.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { toast } from '#ui/toasts.ts'
import { type LoadOwn, useSent } from '../../own-page.tsx'
import { newInAddress } from '../addresses.ts'
import { headTags } from '../head-tags.ts'
import { FormTold, OwnForm, pressOrSend } from '../own-form.tsx'
import { changeWish, useWishCodes } from '../shopper-state.ts'
import { WishGrid } from './wish-grid.tsx'
import './wish-list.css'

const recommendedRail = () => import('../card/recommended-rail.tsx')
const ShareSheet = lazy(() => import('./share-sheet.tsx'))

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({
    title: textsIn(wishListText, languageOfPath(location.pathname)).title,
    pathname: location.pathname,
    matches,
  })

export const own: LoadOwn<WishListWire> = async (ask) => {
  const found = await ask(getWishList, {})
  return found.ok ? found.data : undefined
}

/** What one shopper keeps; fetched here, where the page itself is the same for everybody. */
export default function WishList() {
  const texts = useTexts(wishListText)
  const codes = useWishCodes()
  const { list, share, setShare, failed, load } = useWishList()
  // A wish taken back leaves the page at once, and returns to its place.
  const shown = list?.filter((card) => !codes || codes.includes(card.spuCode))
  const pieces = shown?.length ?? 0
  return (
    <div className="wrap wish-page">
      <div className="wish-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <p className="mute" role="status">
          {pieces > 0 ? texts.pieces(pieces) : ''}
        </p>
        {pieces > 0 ? <ShareButton share={share} onChange={setShare} /> : null}
      </div>
      {failed ? <EmptyState title={texts.failed} action={<WayBack onRetry={load} />} /> : null}
      {!shown && !failed ? <WishSkeleton /> : null}
      {shown && pieces > 0 ? <Pieces cards={shown} /> : null}
      {shown && pieces === 0 ? (
        <>
          <EmptyList />
          <Later load={recommendedRail} props={{}} />
        </>
      ) : null}
    </div>
  )
}

function useWishList() {
  const sent = useSent<typeof own>()
  const [list, setList] = useState(sent?.list)
  const [share, setShare] = useState<ShareWire | null>(sent?.share ?? null)
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    void call(getWishList, {}, { quiet: true }).then((found) => {
      if (!found.ok) return setFailed(true)
      setShare(found.data.share)
      return setList(found.data.list)
    })
  }, [])
  useEffect(load, [load])
  return { list, share, setShare, failed, load }
}

function Pieces({ cards }: { cards: WishWire[] }) {
  const texts = useTexts(wishListText)
  const leave = (card: { spuCode: string }) => changeWish(card.spuCode, false)
  const remove = (card: WishWire) => {
    void leave(card)
    toast('info', texts.removed(card.productTitle), {
      label: texts.undo,
      undoes: true,
      run: () => void changeWish(card.spuCode, true),
    })
  }
  return (
    <>
      <OwnForm path="/wishlist" id="wishes" />
      <FormTold form="wishes" />
      <WishGrid
        cards={cards}
        action={texts.move}
        said={texts.moved}
        onAdded={(card) => void leave(card)}
        renderCorner={(card) => (
          <button
            {...pressOrSend(`remove ${card.spuCode}`, () => remove(card))}
            type="submit"
            form="wishes"
            className="btn-icon wish-remove"
            aria-label={texts.remove(card.productTitle)}
          >
            <Icon name="close" size={16} />
          </button>
        )}
      />
    </>
  )
}

function ShareButton({ share, onChange }: { share: ShareWire | null; onChange: (share: ShareWire | null) => void }) {
  const texts = useTexts(wishListText)
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  const press = () => {
    setAsked(true)
    setOpen(true)
  }
  return (
    <>
      <Button look="text" className="wish-share by-script" onClick={press}>
        {texts.share}
      </Button>
      <Suspense>
        {asked ? <ShareSheet open={open} share={share} onChange={onChange} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  )
}

function WayBack({ onRetry }: { onRetry: () => void }) {
  return <Button onClick={onRetry}>{useTexts(uiText).retry}</Button>
}

function EmptyList() {
  const texts = useTexts(wishListText)
  const language = useLanguage()
  const action = (
    <a className="btn" href={newInAddress(language)}>
      {texts.newIn}
    </a>
  )
  return (
    <EmptyState title={texts.empty} action={action}>
      {texts.emptyWords}
    </EmptyState>
  )
}

function WishSkeleton() {
  return (
    <>
      {/* The server draws every list that there is. */}
      <noscript>
        <EmptyList />
      </noscript>
      <ul className="cards grid-cards">
        {[0, 1, 2, 3].map((index) => (
          <li key={index} className="card">
            <Skeleton className="card-pic" />
          </li>
        ))}
      </ul>
    </>
  )
}
