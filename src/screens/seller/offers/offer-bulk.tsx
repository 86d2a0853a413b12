import { useState } from 'react'
import { showDate } from '#language/dates.ts'
import type { Language } from '#language/languages.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { offerBulkText, sellerOffersText } from '#language/seller/seller-offers.text.ts'
import { type Spoken, useLanguage, useTexts } from '#language/texts.ts'
import type { OwnOfferWire, SaveOfferInput, SavedOffersWire } from '#modules/offers/selling/selling.contract.ts'
import { countOwnOffers, listOwnOffers, saveOffers } from '#modules/offers/selling/selling.paths.ts'
import { MOST_PIECES } from '#modules/offers/selling/selling.rules.ts'
import { clock, dayInHongKong } from '#platform/clock.ts'
import { type Cents, fromWire, showHkdExactly, toWire } from '#platform/money.ts'
import { askAgain, useDeskAction } from '#desk/desk-query.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { callSeller } from '#screens/seller/frame/seller-session.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { timeOf } from './offer-words.ts'
import { typedOf } from './offer-typed.ts'

type Props = { list: readonly OwnOfferWire[]; onEnd: () => void; onDone: () => void }
const WAYS = ['match', 'percent', 'stock', 'expiry'] as const
type Way = (typeof WAYS)[number]
const NAMES = { match: 'match', percent: 'percent', stock: 'changeStock', expiry: 'changeExpiry' } as const

/** For several offers at once; what changes is shown before it does. */
export function OfferBulk({ list, onEnd, onDone }: Props) {
  const texts = useTexts(sellerOffersText)
  const [way, open] = useState<Way>()
  return (
    <>
      <div className="offer-bulk" role="toolbar" aria-label={texts.chosen(list.length)}>
        <b>{texts.chosen(list.length)}</b>
        {WAYS.map((one) => (
          <Button key={one} look="text" onClick={() => open(one)}>
            {texts[NAMES[one]]}
          </Button>
        ))}
        <Button look="text" onClick={onEnd}>
          {texts.endChosen}
        </Button>
      </div>
      {way ? <BulkDialog way={way} list={list} onClose={() => open(undefined)} onDone={onDone} /> : null}
    </>
  )
}

/** Never above what is asked now: who is first already stays as they are. */
const matched = ({ salesPrice, best }: OwnOfferWire): Cents => Math.min(fromWire(salesPrice), fromWire(best))
const WHOLE_DOLLAR = 100
const changed = ({ salesPrice }: OwnOfferWire, percent: number): Cents =>
  Math.max(WHOLE_DOLLAR, Math.round((fromWire(salesPrice) * (100 + percent)) / 100 / WHOLE_DOLLAR) * WHOLE_DOLLAR)

/** What an offer becomes, and how that is shown; undefined where it stays as it is. */
type Change = { input: SaveOfferInput; from: string; to: string } | undefined

function priceChange(offer: OwnOfferWire, to: Cents): Change {
  const from = fromWire(offer.salesPrice)
  if (to === from) return undefined
  const listPrice = fromWire(offer.listPrice) < to ? toWire(to) : offer.listPrice
  const input = { ...typedOf(offer), salesPrice: toWire(to), listPrice }
  return { input, from: showHkdExactly(from), to: showHkdExactly(to) }
}

const stockChange = (offer: OwnOfferWire, stock: number): Change =>
  stock === offer.stock ? undefined : { input: { ...typedOf(offer), stock }, from: String(offer.stock), to: String(stock) }

function dayChange(offer: OwnOfferWire, endDay: string, show: (day: string) => string): Change {
  if (endDay === offer.endDay) return undefined
  return { input: { ...typedOf(offer), endDay }, from: show(offer.endDay), to: show(endDay) }
}

/** What was typed for all of them, as one offer takes it; undefined while it is nothing that any could take. */
function readTyped(way: Way, typed: string, show: (day: string) => string): ((offer: OwnOfferWire) => Change) | undefined {
  if (way === 'match') return (offer) => priceChange(offer, matched(offer))
  if (way === 'expiry') {
    const isFit = typed !== '' && typed >= dayInHongKong(clock.now())
    return isFit ? (offer) => dayChange(offer, typed, show) : undefined
  }
  const number = Number(typed.replace('−', '-'))
  if (typed.trim() === '' || Number.isNaN(number)) return undefined
  if (way === 'percent') return number >= -90 && number <= 90 ? (offer) => priceChange(offer, changed(offer, number)) : undefined
  return Number.isInteger(number) && number >= 0 && number <= MOST_PIECES ? (offer) => stockChange(offer, number) : undefined
}

type DialogProps = { way: Way; list: readonly OwnOfferWire[]; onClose: () => void; onDone: () => void }

function BulkDialog({ way, list, onClose, onDone }: DialogProps) {
  const language = useLanguage()
  const texts = useTexts(offerBulkText)
  const [typed, type] = useState('')
  const change = readTyped(way, typed, dayWords(language, texts))
  const plan = list.map((offer) => ({ offer, change: change?.(offer) }))
  const inputs = plan.flatMap((row) => (row.change ? [row.change.input] : []))
  const { act, busy } = useDeskAction(() => callSeller(saveOffers, { list: inputs }))
  const [refused, refuse] = useState<SavedOffersWire['refused']>([])
  const save = async () => {
    const result = await act(undefined)
    if (!result.ok) return toast('error', result.msg)
    askAgain(listOwnOffers)
    askAgain(countOwnOffers)
    toast('success', texts.saved(result.data.saved.length, timeOf(result.data.time)))
    onDone()
    return result.data.refused.length > 0 ? refuse(result.data.refused) : onClose()
  }
  const foot =
    inputs.length > 0 ? (
      <Button busy={busy} onClick={() => void save()}>
        {way === 'stock' || way === 'expiry' ? texts.saveOffers(inputs.length) : texts.save(inputs.length)}
      </Button>
    ) : null
  return (
    <DeskDialog onClose={onClose} title={texts[`${way}Title`]} foot={foot}>
      {way === 'match' ? null : (
        <TextField
          label={texts[way]}
          hint={way === 'stock' ? texts.stockHint : undefined}
          type={way === 'expiry' ? 'date' : 'text'}
          value={typed}
          problem={typed !== '' && change === undefined ? texts[`${way}Wrong`] : undefined}
          autoComplete="off"
          data-autofocus
          onChange={(event) => type(event.target.value)}
        />
      )}
      <Plan plan={plan} />
      {refused.length > 0 ? <Refused refused={refused} /> : null}
      {way === 'match' || way === 'percent' ? <p className="mute">{texts.level}</p> : null}
    </DeskDialog>
  )
}

const dayWords =
  (language: Language, { noEnd }: Spoken<typeof offerBulkText>) =>
  (day: string): string =>
    day === '' ? noEnd : showDate(day, language)

function Plan({ plan }: { plan: readonly { offer: OwnOfferWire; change: Change }[] }) {
  const texts = useTexts(offerBulkText)
  return (
    <dl className="offer-plan">
      {plan.map(({ offer, change }) => (
        <div key={offer.offerId}>
          <dt>
            {pieceName(offer.brandName, offer.title)} {offer.size}
          </dt>
          <dd>{change ? texts.change(change.from, change.to) : texts.same}</dd>
        </div>
      ))}
    </dl>
  )
}

function Refused({ refused }: { refused: SavedOffersWire['refused'] }) {
  const texts = useTexts(offerBulkText)
  return (
    <div role="alert">
      <p>{texts.refused}</p>
      <ul>
        {refused.map(({ skuId, msg }) => (
          <li key={skuId}>{msg}</li>
        ))}
      </ul>
    </div>
  )
}
