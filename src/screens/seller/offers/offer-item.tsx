import type { OwnOfferWire } from '#modules/offers/selling/selling.contract.ts'
import { Picture } from '#ui/picture.tsx'

export function OfferItem({ offer }: { offer: Pick<OwnOfferWire, 'brandName' | 'title' | 'colour' | 'size' | 'picture'> }) {
  return (
    <span className="offer-item">
      {offer.picture.hash ? <Picture picture={offer.picture} sizes="36px" alt="" /> : <span className="offer-item-none" />}
      <span>
        <b>{offer.brandName}</b>
        <span className="mute">{[offer.title, offer.colour, offer.size].filter(Boolean).join(' · ')}</span>
      </span>
    </span>
  )
}
