import { useEffect, useState } from 'react'
import { checkoutText } from '#language/buying/checkout.text.ts'
import { showDay } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { BagLineWire } from '#modules/bag/bag.contract.ts'
import { arrivesBy, sentFrom } from '#modules/fulfilment/arrival.rules.ts'
import { DELIVERY } from '#modules/fulfilment/address.rules.ts'
import type { SettleWire } from '#modules/orders/orders.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { Button } from '#ui/button.tsx'
import { ChoiceList } from '#ui/choice-list.tsx'
import type { CheckoutDraft } from './checkout-draft.ts'
import { CheckoutSummary } from './checkout-summary.tsx'
import { KeptChoice, SaveAddress } from './kept-choice.tsx'
import { ReceiverFields } from './receiver-fields.tsx'
import { useCheckout } from './use-checkout.ts'

type Change = (part: Partial<CheckoutDraft>) => void

/** One column of work, one summary, one button. */
export function CheckoutForm({ lines, quick }: { lines: BagLineWire[]; quick: boolean }) {
  const texts = useTexts(checkoutText)
  const checkout = useCheckout(lines, quick)
  const { draft, change, sums, told, placing, address } = checkout
  return (
    <form
      className="checkout-columns"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void checkout.place()
      }}
    >
      <div className="checkout-work">
        <DeliveryChoice draft={draft} change={change} lines={lines} />
        {draft.logisticsType === DELIVERY ? <KeptChoice address={address} /> : null}
        <ReceiverFields
          draft={draft}
          problems={checkout.problems}
          onChange={change}
          onLeave={checkout.leave}
          emailAlone={checkout.keptId !== undefined}
        >
          {draft.logisticsType === DELIVERY ? <SaveAddress address={address} /> : null}
        </ReceiverFields>
        <PaymentWay draft={draft} change={change} sums={sums} />
      </div>
      <CheckoutSummary lines={lines} sums={sums}>
        <CheckoutTold told={told} />
        <Button type="submit" full busy={placing} disabled={!checkout.ready}>
          {placing ? texts.placing : texts.place}
        </Button>
        <p className="summary-note mute">{texts.held}</p>
        <CheckoutTerms />
      </CheckoutSummary>
    </form>
  )
}

function DeliveryChoice({ draft, change, lines }: { draft: CheckoutDraft; change: Change; lines: BagLineWire[] }) {
  const language = useLanguage()
  const texts = useTexts(checkoutText)
  const [day, setDay] = useState('')
  const from = sentFrom(...lines.map((line) => line.merchantType))
  useEffect(() => setDay(showDay(arrivesBy(new Date(), from), language)), [language, from])
  return (
    <ChoiceList
      title={texts.how}
      name="logistics"
      value={String(draft.logisticsType)}
      onChoose={(value) => change({ logisticsType: value === '1' ? 1 : 2 })}
      choices={[
        { value: '2', name: texts.toAddress, note: day && texts.toAddressNote(day) },
        { value: '1', name: texts.pickUp, note: day && texts.pickUpNote(day) },
      ]}
    />
  )
}

function PaymentWay({ draft, change, sums }: { draft: CheckoutDraft; change: Change; sums: SettleWire | undefined }) {
  const texts = useTexts(checkoutText)
  return (
    <ChoiceList
      title={texts.payment}
      name="payment"
      value={draft.payType}
      onChoose={(value) => change({ payType: value === 'bank' ? 'bank' : value === 'card' ? 'card' : 'fps' })}
      choices={[
        { value: 'fps', name: texts.fps, note: texts.fpsNote },
        { value: 'bank', name: texts.bank, note: texts.bankNote },
        { value: 'card', name: texts.card, note: sums && texts.cardNote(showHkdExactly(fromWire(sums.cardFee))) },
      ]}
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
