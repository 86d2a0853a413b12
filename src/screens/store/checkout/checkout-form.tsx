import { useEffect } from 'react'
import { checkoutText } from '#language/buying/checkout.text.ts'
import { priceText } from '#language/buying/price.text.ts'
import { showDay } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { BagLineWire } from '#modules/bag/bag.contract.ts'
import { DELIVERY, PICK_UP, pickUpPoints } from '#modules/fulfilment/address.rules.ts'
import type { CheckoutDraft } from '#modules/orders/placing/checkout-request.rules.ts'
import type { SettleWire } from '#modules/orders/placing/settle.contract.ts'
import { type PayType, payTypes } from '#modules/orders/payments/pay-types.rules.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceList } from '#ui/choice-list.tsx'
import { OwnForm } from '../own-form.tsx'
import { farNote } from './far-note.ts'
import { CheckoutSummary } from './checkout-summary.tsx'
import { CouponLayer, useCouponDialog } from '../rewards/coupon-layer.tsx'
import { RewardFields } from '../rewards/reward-fields.tsx'
import { KeptChoice, SaveAddress } from './kept-choice.tsx'
import { ReceiverFields } from './receiver-fields.tsx'
import type { SentCheckout } from './load-checkout.ts'
import { useCheckout } from './use-checkout.ts'

type Change = (part: Partial<CheckoutDraft>) => void

/** One column of work, one summary, one button. */
export function CheckoutForm({ lines, quick, drawn }: { lines: BagLineWire[]; quick: boolean; drawn: SentCheckout | undefined }) {
  const texts = useTexts(checkoutText)
  const checkout = useCheckout(lines, quick, drawn)
  const { sums, refused, told, inLine, choice, choose, coupons, wanted } = checkout
  const layer = useCouponDialog()
  return (
    <>
      <OwnForm
        className="checkout-columns"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void checkout.place()
        }}
      >
        <CheckoutWork lines={lines} checkout={checkout} codes={drawn?.codes ?? ''} onCoupons={layer.onOpen} />
        <CheckoutSummary lines={lines} choice={choice} sums={sums} refused={refused} retry={() => void checkout.settle()}>
          <noscript>
            <input type="hidden" name="total" value={sums?.total ?? ''} />
            <Button type="submit" look="line" full name="act" value="update">
              {texts.update}
            </Button>
          </noscript>
          <CheckoutTold told={told} />
          <p className="checkout-told" role="status">
            {inLine === undefined ? null : inLine > 0 ? texts.inLine(inLine) : texts.nextInLine}
          </p>
          <PlaceBar checkout={checkout} />
          <p className="summary-note mute">{sums?.total === '0.00' ? texts.paidAtOnce : texts.held}</p>
          <CheckoutTerms />
        </CheckoutSummary>
      </OwnForm>
      <CouponLayer
        layer={layer}
        wanted={wanted}
        coupons={coupons}
        chosen={choice.couponCodes}
        choose={(couponCodes) => choose({ couponCodes })}
      />
    </>
  )
}

/** What it comes to, and the button; while that is not known yet, the button says so. */
function PlaceBar({ checkout: { sums, ready, refused, placing } }: { checkout: ReturnType<typeof useCheckout> }) {
  const texts = useTexts(checkoutText)
  const prices = useTexts(priceText)
  return (
    <>
      <div className="checkout-bar">
        <p className="checkout-bar-total">
          <span className="mute">{prices.total}</span> <b>{sums && !refused ? showHkdExactly(fromWire(sums.total)) : '—'}</b>
        </p>
        <Button
          type="submit"
          name="act"
          value="place"
          full
          busy={placing}
          disabled={!ready}
          aria-describedby={ready ? undefined : 'checkout-wait'}
        >
          {placing ? texts.placing : texts.place}
        </Button>
      </div>
      {ready || refused ? null : (
        <p className="hidden-text" id="checkout-wait">
          {texts.counting}
        </p>
      )}
    </>
  )
}

type Work = { lines: BagLineWire[]; checkout: ReturnType<typeof useCheckout>; codes: string; onCoupons: () => void }

/** All that the shopper says: how and where it goes, what reduces it, how it is paid. */
function CheckoutWork({ lines, checkout, codes, onCoupons }: Work) {
  const { draft, change, sums, refused, address, choice, choose, coupons } = checkout
  return (
    <div className="checkout-work">
      <DeliveryChoice draft={draft} change={change} sums={refused ? undefined : sums} />
      {draft.logisticsType === DELIVERY ? <KeptChoice address={address} /> : null}
      <ReceiverFields
        draft={draft}
        problems={checkout.problems}
        onChange={change}
        onLeave={checkout.leave}
        emailAlone={checkout.keptId !== undefined}
        sums={sums}
      >
        {draft.logisticsType === DELIVERY ? <SaveAddress address={address} /> : null}
      </ReceiverFields>
      <RewardFields lines={lines} codes={codes} onOpen={onCoupons} {...{ choice, choose, coupons, sums }} />
      <PaymentWay draft={draft} change={change} sums={sums} />
    </div>
  )
}

/** What a shopper looks for before reading. */
const CARD_MARKS = ['Visa', 'Mastercard', 'Amex']

type Choosing = { draft: CheckoutDraft; change: Change; sums: SettleWire | undefined }

function DeliveryChoice({ draft, change, sums }: Choosing) {
  const language = useLanguage()
  const texts = useTexts(checkoutText)
  const day = sums && showDay(sums.arrivesBy, language)
  const far = farNote(sums, language)
  // The line is there before the day is: what came late would push the form down.
  const note = (said: (day: string) => string) => (day ? said(day) : '\u00a0')
  // A shop without a store or an office delivers everything.
  const isFetched = pickUpPoints().length > 0
  const isGone = draft.logisticsType === PICK_UP && !isFetched
  useEffect(() => {
    if (isGone) change({ logisticsType: DELIVERY })
  })
  return (
    <ChoiceList
      title={texts.how}
      name="logistics"
      value={String(draft.logisticsType)}
      onChoose={(value) => change({ logisticsType: value === '1' ? 1 : 2 })}
      choices={[
        {
          value: '2',
          name: texts.toAddress,
          note: far ?? note(texts.toAddressNote),
        },
        ...(isFetched ? [{ value: '1', name: texts.pickUp, note: far ? undefined : note(texts.pickUpNote) }] : []),
      ]}
    />
  )
}

function PaymentWay({ draft, change, sums }: Choosing) {
  const texts = useTexts(checkoutText)
  const ways: readonly PayType[] | undefined = sums?.ways
  // All of them until it is known what this sum can be paid with.
  const offered = <Choice extends { value: string }>(choices: Choice[]): Choice[] =>
    choices.filter(({ value }) => (ways ? ways.some((way) => way === value) : value !== 'balance'))
  // The way that was chosen is kept for when something is to be paid again.
  const isNothing = ways?.[0] === 'balance'
  const isGone = ways !== undefined && !isNothing && !ways.includes(draft.payType)
  useEffect(() => {
    if (isGone) change({ payType: ways.find((way) => way !== 'paypal') ?? 'fps' })
  })
  return (
    <ChoiceList
      title={texts.payment}
      name="payment"
      value={isNothing ? 'balance' : draft.payType}
      onChoose={(value) => isNothing || change({ payType: payTypes.find((known) => known === value) ?? 'fps' })}
      choices={offered([
        {
          value: 'card',
          name: texts.card,
          note: sums ? texts.cardNote(showHkdExactly(fromWire(sums.cardFee))) : '\u00a0',
          byScript: true,
          marks: CARD_MARKS,
        },
        { value: 'fps', name: texts.fps, note: texts.fpsNote },
        { value: 'bank', name: texts.bank, note: texts.bankNote },
        { value: 'paypal', name: texts.paypal, note: texts.paypalNote, byScript: true },
        { value: 'balance', name: texts.balance, note: texts.balanceNote },
      ])}
    />
  )
}

/** Why the order was not placed, with the way on. Focused when it appears. */
function CheckoutTold({ told }: { told: { message: string; toBag: boolean } | undefined }) {
  const language = useLanguage()
  const texts = useTexts(checkoutText)
  return (
    <p className="checkout-told" id="checkout-told" tabIndex={-1} role="alert">
      {told?.message}
      {told?.toBag ? (
        <>
          {' '}
          <a className="link" href={localPath(language, '/bags')}>
            {texts.toBag}
          </a>
        </>
      ) : null}
    </p>
  )
}

function CheckoutTerms() {
  const language = useLanguage()
  const texts = useTexts(checkoutText)
  return (
    <p className="summary-note mute">
      {texts.terms}{' '}
      <a className="link" href={localPath(language, '/statement/note')} target="_blank" rel="noreferrer">
        {texts.termsLink}
      </a>
      {' · '}
      <a className="link" href={localPath(language, '/statement/privacy')} target="_blank" rel="noreferrer">
        {texts.privacyLink}
      </a>
    </p>
  )
}
