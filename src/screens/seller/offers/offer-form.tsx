import type { ReactNode } from 'react'
import { offerFormText } from '#language/seller/seller-offers.text.ts'
import { useTexts } from '#language/texts.ts'
import { SaveOfferInput } from '#modules/offers/selling/selling.contract.ts'
import { countOwnOffers, listOwnOffers, saveOffer } from '#modules/offers/selling/selling.paths.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { askAgain } from '#desk/desk-query.ts'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { callSeller } from '#screens/seller/frame/seller-session.ts'
import { TextField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { type Market, timeOf, usePriceWords } from './offer-words.ts'

type Props = { given: SaveOfferInput; market: Market; onClose: () => void; children?: ReactNode }

/** What a merchant asks for one item; where it would stand and what it would bring is said while it is typed. */
export function OfferForm({ given, market, onClose, children }: Props) {
  const texts = useTexts(offerFormText)
  const { register, submit, refuse, problem, refusal, busy, watch } = useDeskForm<SaveOfferInput>(SaveOfferInput, given)
  const send = submit(async (typed) => {
    const result = await callSeller(saveOffer, typed)
    if (!result.ok) return refuse(result)
    askAgain(listOwnOffers)
    askAgain(countOwnOffers)
    toast('success', texts.inForce(timeOf(result.data.time)))
    return onClose()
  })
  const digits = { inputMode: 'decimal', autoComplete: 'off' } as const
  return (
    <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.save} busy={busy} refusal={refusal} className="offer-form">
      {children}
      <div className="offer-form-fields">
        <TextField label={texts.price} problem={problem('salesPrice')} data-autofocus {...digits} {...register('salesPrice')} />
        <TextField
          label={texts.listPrice}
          hint={texts.listPriceHint}
          problem={problem('listPrice')}
          {...digits}
          {...register('listPrice')}
        />
        <TextField label={texts.stock} problem={problem('stock')} {...digits} {...register('stock')} />
        <TextField
          label={texts.dispatchDays}
          hint={texts.dispatchHint}
          problem={problem('dispatchDays')}
          {...digits}
          {...register('dispatchDays')}
        />
        <TextField type="date" label={texts.endDay} hint={texts.endDayHint} problem={problem('endDay')} {...register('endDay')} />
      </div>
      <PriceWords market={market} typed={watch('salesPrice')} />
    </DeskDialogForm>
  )
}

function PriceWords({ market, typed }: { market: Market; typed: string }) {
  const texts = useTexts(offerFormText)
  const words = usePriceWords(market, typed)
  return (
    <div className="offer-book">
      <p role="status">
        {words.map((line, at) => (
          <span key={line} className={at === 0 ? 'offer-book-rank' : undefined}>
            {line}{' '}
          </span>
        ))}
      </p>
      <h3>{texts.book}</h3>
      {market.rivals.length === 0 ? <p className="mute">{texts.alone}</p> : null}
      <ul>
        {market.rivals.map(({ salesPrice, num }) => (
          <li key={salesPrice}>{texts.bookRow(showHkdExactly(fromWire(salesPrice)), num)}</li>
        ))}
      </ul>
      <p className="mute">{texts.queue}</p>
    </div>
  )
}
