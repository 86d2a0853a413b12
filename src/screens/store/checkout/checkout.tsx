import { useCallback, useEffect, useState } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { checkoutText } from '#language/buying/checkout.text.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import { uiText } from '#language/frame/ui.text.ts'
import type { BagWire } from '#modules/bag/bag.contract.ts'
import { getBag, getQuickBag } from '#modules/bag/bag.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { screenCodes } from '#language/screen-codes.ts'
import { languageOfPath } from '#language/languages.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ScriptNeeded } from '#ui/script-needed.tsx'
import { newInAddress } from '../addresses.ts'
import { useIsMember } from '../header/account-corner.tsx'
import { headTags } from '../head-tags.ts'
import { CheckoutForm } from './checkout-form.tsx'

export const meta = ({ location, matches }: MetaArgs) =>
  headTags({
    title: textsIn(checkoutText, languageOfPath(location.pathname)).memberTitle,
    pathname: location.pathname,
    matches,
  })

/** Checkout of the bag's selected pieces, or of one piece straight from its page. */
export default function Checkout() {
  const quick = useParams().quick === 'quick'
  const texts = useTexts(checkoutText)
  const { bag, failure, load } = useCheckoutBag(quick)
  const isMember = useIsMember()
  return (
    <div className="wrap checkout">
      <h1 tabIndex={-1}>{isMember ? texts.memberTitle : texts.title}</h1>
      {bag ? (
        <Contents bag={bag} quick={quick} />
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

const nothingBehind: ReadonlySet<number> = new Set([screenCodes.NOT_FOUND, screenCodes.BAD_INPUT])

function useCheckoutBag(quick: boolean) {
  const [bag, setBag] = useState<BagWire>()
  const [failure, setFailure] = useState<'nothing' | 'again'>()
  const load = useCallback(async () => {
    setFailure(undefined)
    const query = new URLSearchParams(location.search)
    const one = { skuId: query.get('sku') ?? '', quantity: Number(query.get('qty') ?? 1) || 1 }
    const result = quick ? await call(getQuickBag, one, { quiet: true }) : await call(getBag, {}, { quiet: true })
    if (result.ok) setBag(result.data)
    else setFailure(nothingBehind.has(result.code) ? 'nothing' : 'again')
  }, [quick])
  useEffect(() => void load(), [load])
  return { bag, failure, load }
}

function Contents({ bag, quick }: { bag: BagWire; quick: boolean }) {
  const language = useLanguage()
  const texts = useTexts(checkoutText)
  const lines = bag.productList.filter((line) => line.selectStatus && line.problem === null)
  if (lines.length > 0) return <CheckoutForm lines={lines} quick={quick} />
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
      <ScriptNeeded />
      <div className="skeleton checkout-skeleton" />
      <div className="skeleton checkout-skeleton" />
    </div>
  )
}
