import { type ComponentProps, type ReactNode, useState } from 'react'
import { conditionRuleText, conditionText } from '#language/product/conditions.text.ts'
import { offerPhotosText } from '#language/seller/offer-photos.text.ts'
import { offerFormText } from '#language/seller/seller-offers.text.ts'
import { useTexts } from '#language/texts.ts'
import { type Condition, type OfferPhoto, SaveOfferInput } from '#modules/offers/selling/selling.contract.ts'
import { countOwnOffers, listOwnOffers, saveOffer } from '#modules/offers/selling/selling.paths.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { askAgain } from '#desk/desk-query.ts'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { callSeller } from '#screens/seller/frame/seller-session.ts'
import { SelectField, TextField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { OfferPhotos } from './offer-photos.tsx'
import { type Market, timeOf, usePriceWords } from './offer-words.ts'

/** `choices`: in which conditions it may be offered, with what competes there; without them it stays what it is. */
type Props = {
  given: SaveOfferInput
  market: Market
  choices?: readonly (Pick<Market, 'rivals'> & { condition: Condition })[]
  photos?: readonly OfferPhoto[]
  onClose: () => void
  children?: ReactNode
}

/** What a merchant asks for one item; where it would stand and what it would bring is said while it is typed. */
export function OfferForm({ given, market, choices = [], photos: before = [], onClose, children }: Props) {
  const texts = useTexts(offerFormText)
  const { register, submit, refuse, problem, refusal, busy, watch } = useDeskForm<SaveOfferInput>(SaveOfferInput, given)
  const [photos, setPhotos] = useState(before)
  const condition = watch('condition') ?? 'new'
  const isUsed = condition !== 'new'
  const rivals = choices.find((choice) => choice.condition === condition)?.rivals ?? market.rivals
  const send = submit(async (typed) => {
    const more = isUsed ? { photos: photos.map(({ uploadId }) => uploadId) } : {}
    const result = await callSeller(saveOffer, { ...typed, ...more })
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
      {choices.some((choice) => choice.condition !== 'new') ? (
        <ConditionField choices={choices} condition={condition} field={register('condition')} />
      ) : null}
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
      {isUsed ? <OfferPhotos photos={photos} onChange={setPhotos} /> : null}
      <PriceWords market={{ ...market, rivals }} typed={watch('salesPrice')} />
    </DeskDialogForm>
  )
}

type ConditionProps = {
  choices: NonNullable<Props['choices']>
  condition: Condition
  field: ComponentProps<'select'>
}

function ConditionField({ choices, condition, field }: ConditionProps) {
  const texts = useTexts(offerPhotosText)
  const names = useTexts(conditionText)
  const rules = useTexts(conditionRuleText)
  const options = choices.map((choice) => ({ value: choice.condition, name: names[choice.condition] }))
  return <SelectField label={texts.condition} hint={rules[condition]} options={options} {...field} />
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
