import { Fragment, useState } from 'react'
import { showDay } from '#language/dates.ts'
import { conditionText } from '#language/product/conditions.text.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { sellerOffersText } from '#language/seller/seller-offers.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { OwnOfferWire } from '#modules/offers/selling/selling.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { Button } from '#ui/button.tsx'
import { OfferBulk } from './offer-bulk.tsx'
import { OfferEnd } from './offer-end.tsx'
import { OfferForm } from './offer-form.tsx'
import { OfferItem } from './offer-item.tsx'
import { typedOf } from './offer-typed.ts'
import { useStandingWords } from './offer-words.ts'

/** A table on wide screens, cards on narrow ones. An offer is edited where it is. */
export function OfferTable({ list }: { list: readonly OwnOfferWire[] }) {
  const texts = useTexts(sellerOffersText)
  const [edited, edit] = useState('')
  const [ending, end] = useState<readonly OwnOfferWire[]>([])
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const isChosen = list.filter(({ offerId }) => chosen.has(offerId))
  const toggle = (offerId: string) => {
    const next = new Set(chosen)
    if (!next.delete(offerId)) next.add(offerId)
    choose(next)
  }
  return (
    <>
      {isChosen.length > 0 ? <OfferBulk list={isChosen} onEnd={() => end(isChosen)} onDone={() => choose(new Set())} /> : null}
      <table className="admin-table offer-table">
        <caption className="hidden-text">{texts.table}</caption>
        <OfferHeads />
        <tbody>
          {list.map((offer) => (
            <Fragment key={offer.offerId}>
              <OfferRow
                offer={offer}
                isOpen={edited === offer.offerId}
                isChosen={chosen.has(offer.offerId)}
                onChoose={() => toggle(offer.offerId)}
                onEdit={() => edit(edited === offer.offerId ? '' : offer.offerId)}
                onEnd={() => end([offer])}
              />
              {edited === offer.offerId ? (
                <tr className="offer-open">
                  <td colSpan={11}>
                    <OfferForm given={typedOf(offer)} market={offer} photos={offer.photos} onClose={() => edit('')} />
                  </td>
                </tr>
              ) : null}
            </Fragment>
          ))}
        </tbody>
      </table>
      {ending.length > 0 ? <OfferEnd list={ending} onClose={() => end([])} onDone={() => choose(new Set())} /> : null}
    </>
  )
}

function OfferHeads() {
  const texts = useTexts(sellerOffersText)
  const figures = [texts.price, texts.rank, texts.best, texts.gap, texts.receives, texts.stock]
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="hidden-text">{texts.choice}</span>
        </th>
        <th scope="col">{texts.item}</th>
        {figures.map((name) => (
          <th key={name} scope="col" className="admin-num">
            {name}
          </th>
        ))}
        <th scope="col">{texts.ends}</th>
        <th scope="col">{texts.state}</th>
        <th scope="col">
          <span className="hidden-text">{texts.actions}</span>
        </th>
      </tr>
    </thead>
  )
}

type RowProps = {
  offer: OwnOfferWire
  isOpen: boolean
  isChosen: boolean
  onChoose: () => void
  onEdit: () => void
  onEnd: () => void
}

function OfferRow({ offer, isOpen, isChosen, onChoose, onEdit, onEnd }: RowProps) {
  const language = useLanguage()
  const texts = useTexts(sellerOffersText)
  const conditions = useTexts(conditionText)
  const name = pieceName(offer.brandName, offer.title)
  const isLive = offer.standing !== 'ended' && offer.standing !== 'expired'
  const isRanked = offer.rank > 0
  return (
    <tr className={isOpen ? 'offer-row-open' : undefined}>
      <td className="offer-choose">
        {isLive ? <input type="checkbox" checked={isChosen} onChange={onChoose} aria-label={texts.choose(name)} /> : null}
      </td>
      <th scope="row">
        <OfferItem offer={offer} />
        {offer.condition === 'new' ? null : <span className="mute offer-condition">{conditions[offer.condition]}</span>}
      </th>
      <td className="admin-num offer-price" data-label={texts.price}>
        {showHkdExactly(fromWire(offer.salesPrice))}
      </td>
      <td className="admin-num" data-label={texts.rank}>
        {isRanked ? texts.rankOf(offer.rank, offer.ranked) : '–'}
      </td>
      <td className="admin-num" data-label={texts.best}>
        {showHkdExactly(fromWire(offer.best))}
      </td>
      <td className="admin-num" data-label={texts.gap}>
        {isRanked ? gapOf(offer.gap) : '–'}
      </td>
      <td className="admin-num" data-label={texts.receives}>
        {showHkdExactly(fromWire(offer.receives))}
      </td>
      <td className="admin-num" data-label={texts.stock}>
        {offer.stock}
      </td>
      <td data-label={texts.ends}>{offer.endDay ? showDay(offer.endDay, language) : '–'}</td>
      <td data-label={texts.state}>
        <Standing offer={offer} />
      </td>
      <td className="offer-ways">
        <Button look="text" aria-expanded={isOpen} onClick={onEdit}>
          {texts.edit}
          <span className="hidden-text"> {name}</span>
        </Button>
        {isLive ? (
          <Button look="text" onClick={onEnd}>
            {texts.end}
            <span className="hidden-text"> {name}</span>
          </Button>
        ) : null}
      </td>
    </tr>
  )
}

/** An amount that may be below nothing is told apart by its sign. */
const gapOf = (gap: string): string => (fromWire(gap) > 0 ? `+${showHkdExactly(fromWire(gap))}` : '0')

function Standing({ offer }: { offer: OwnOfferWire }) {
  const { words, mark } = useStandingWords(offer)
  return <span className={`offer-standing offer-standing-${mark}`}>{words}</span>
}
