import { useCallback, useEffect, useState } from 'react'
import { type MetaArgs, useLocation, useParams } from 'react-router'
import { checkoutText } from '#language/buying/checkout.text.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import { uiText } from '#language/frame/ui.text.ts'
import type { BagWire } from '#modules/bag/bag.contract.ts'
import { boughtLines } from '#modules/orders/placing/checkout-request.rules.ts'
import { screenCodes } from '#language/screen-codes.ts'
import { languageOfPath } from '#language/languages.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { quietly, useSent } from '../../own-page.tsx'
import { newInAddress } from '../addresses.ts'
import { useIsMember } from '../header/account-corner.tsx'
import { headTags } from '../head-tags.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { askForBag, type loadCheckout, type SentCheckout } from './load-checkout.ts'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({
    title: textsIn(checkoutText, languageOfPath(location.pathname)).memberTitle,
    pathname: location.pathname,
    matches,
  })

export { loadCheckout as own } from './load-checkout.ts'

/** Checkout of the bag's selected pieces, or of one piece straight from its page. */
export default function Checkout() {
  const quick = useParams().quick === 'quick'
  const texts = useTexts(checkoutText)
  const drawn = useSent<typeof loadCheckout>()
  const { bag, failure, load } = useCheckoutBag(quick, drawn?.bag)
  const isMember = useIsMember()
  return (
    <div className="wrap checkout">
      <h1 tabIndex={-1}>{isMember ? texts.memberTitle : texts.title}</h1>
      {isMember ? null : <SignInFirst />}
      {bag ? (
        <Contents bag={bag} quick={quick} drawn={drawn} />
      ) : failure === 'nothing' ? (
        <NoPiece />
      ) : failure ? (
        <Failed retry={load} />
      ) : (
        <CheckoutSkeleton />
      )}
    </div>
  )
}

/** To their addresses, coupons and points, and back here. */
function SignInFirst() {
  const language = useLanguage()
  const texts = useTexts(checkoutText)
  const { pathname, search } = useLocation()
  return (
    <p>
      <a className="link" href={localPath(language, `/member/login?${new URLSearchParams({ back: pathname + search })}`)}>
        {texts.signIn}
      </a>
    </p>
  )
}

const nothingBehind: ReadonlySet<number> = new Set([screenCodes.NOT_FOUND, screenCodes.BAD_INPUT])

function useCheckoutBag(quick: boolean, drawn: BagWire | undefined) {
  const [bag, setBag] = useState(drawn)
  const [failure, setFailure] = useState<'nothing' | 'again'>()
  const load = useCallback(async () => {
    setFailure(undefined)
    const result = await askForBag(quietly, quick, new URLSearchParams(location.search))
    if (result.ok) setBag(result.data)
    else setFailure(nothingBehind.has(result.code) ? 'nothing' : 'again')
  }, [quick])
  useEffect(() => void load(), [load])
  return { bag, failure, load }
}

type Bought = { bag: BagWire; quick: boolean; drawn: SentCheckout | undefined }

function Contents({ bag, quick, drawn }: Bought) {
  const lines = boughtLines(bag.productList)
  return lines.length > 0 ? <CheckoutForm lines={lines} quick={quick} drawn={drawn} /> : <NothingChosen />
}

function NothingChosen() {
  const language = useLanguage()
  const texts = useTexts(checkoutText)
  return (
    <EmptyState
      title={texts.nothing}
      action={
        <a className="btn" href={localPath(language, '/bags')}>
          {texts.toBag}
        </a>
      }
    >
      {texts.nothingWords}
    </EmptyState>
  )
}

/** An address without a piece, or with one that is not sold here: trying again would change nothing. */
function NoPiece() {
  const language = useLanguage()
  const texts = useTexts(checkoutText)
  return (
    <EmptyState
      title={texts.nothing}
      action={
        <>
          <a className="btn" href={localPath(language, '/bags')}>
            {texts.toBag}
          </a>
          <a className="btn btn-line" href={newInAddress(language)}>
            {texts.toNewIn}
          </a>
        </>
      }
    >
      {texts.noPiece}
    </EmptyState>
  )
}

function Failed({ retry }: { retry: () => Promise<void> }) {
  const texts = useTexts(checkoutText)
  const ui = useTexts(uiText)
  return <EmptyState title={texts.failed} action={<Button onClick={() => void retry()}>{ui.retry}</Button>} />
}

function CheckoutSkeleton() {
  return (
    <div className="checkout-columns" aria-busy="true">
      {/* The server draws every checkout of which there is anything to say. */}
      <noscript>
        <NothingChosen />
      </noscript>
      <div className="skeleton checkout-skeleton" />
      <div className="skeleton checkout-skeleton" />
    </div>
  )
}
