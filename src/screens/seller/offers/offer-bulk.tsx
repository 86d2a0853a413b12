import { useState } from 'react'
import { pieceName } from '#language/product/piece-name.ts'
import { offerBulkText, sellerOffersText } from '#language/seller/seller-offers.text.ts'
import { useTexts } from '#language/texts.ts'
import type { OwnOfferWire, SavedOffersWire } from '#modules/offers/selling/selling.contract.ts'
import { countOwnOffers, listOwnOffers, saveOffers } from '#modules/offers/selling/selling.paths.ts'
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
type Way = 'match' | 'percent'

/** For several offers at once; what changes is shown before it does. */
export function OfferBulk({ list, onEnd, onDone }: Props) {
  const texts = useTexts(sellerOffersText)
  const [way, open] = useState<Way>()
  return (
    <>
      <div className="offer-bulk" role="toolbar" aria-label={texts.chosen(list.length)}>
        <b>{texts.chosen(list.length)}</b>
        <Button look="text" onClick={() => open('match')}>
          {texts.match}
        </Button>
        <Button look="text" onClick={() => open('percent')}>
          {texts.percent}
        </Button>
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

const percentIn = (typed: string): number | undefined => {
  const percent = Number(typed.replace('−', '-'))
  return typed.trim() !== '' && percent >= -90 && percent <= 90 ? percent : undefined
}

type DialogProps = { way: Way; list: readonly OwnOfferWire[]; onClose: () => void; onDone: () => void }

function BulkDialog({ way, list, onClose, onDone }: DialogProps) {
  const texts = useTexts(offerBulkText)
  const [typed, type] = useState('')
  const percent = way === 'match' ? 0 : percentIn(typed)
  const plan = list.map((offer) => {
    const to = way === 'match' ? matched(offer) : changed(offer, percent ?? 0)
    return { offer, to, isSame: to === fromWire(offer.salesPrice) }
  })
  const changes = percent === undefined ? [] : plan.filter(({ isSame }) => !isSame)
  const { act, busy } = useDeskAction(() =>
    callSeller(saveOffers, {
      list: changes.map(({ offer, to }) => ({
        ...typedOf(offer),
        salesPrice: toWire(to),
        listPrice: higher(offer.listPrice, to),
      })),
    }),
  )
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
    changes.length > 0 ? (
      <Button busy={busy} onClick={() => void save()}>
        {texts.save(changes.length)}
      </Button>
    ) : null
  return (
    <DeskDialog onClose={onClose} title={way === 'match' ? texts.matchTitle : texts.percentTitle} foot={foot}>
      {way === 'percent' ? (
        <TextField
          label={texts.percent}
          value={typed}
          problem={typed !== '' && percent === undefined ? texts.wrong : undefined}
          autoComplete="off"
          data-autofocus
          onChange={(event) => type(event.target.value)}
        />
      ) : null}
      <Plan plan={plan} />
      {refused.length > 0 ? <Refused refused={refused} /> : null}
      <p className="mute">{texts.level}</p>
    </DeskDialog>
  )
}

const higher = (listPrice: string, to: Cents): string => (fromWire(listPrice) < to ? toWire(to) : listPrice)

function Plan({ plan }: { plan: readonly { offer: OwnOfferWire; to: Cents; isSame: boolean }[] }) {
  const texts = useTexts(offerBulkText)
  return (
    <dl className="offer-plan">
      {plan.map(({ offer, to, isSame }) => (
        <div key={offer.offerId}>
          <dt>
            {pieceName(offer.brandName, offer.title)} {offer.size}
          </dt>
          <dd>{isSame ? texts.same : texts.change(showHkdExactly(fromWire(offer.salesPrice)), showHkdExactly(to))}</dd>
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
