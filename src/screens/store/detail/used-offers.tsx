import { isRealSize } from '#language/product/size-said.ts'
import { showDay } from '#language/dates.ts'
import { conditionRuleText, conditionText } from '#language/product/conditions.text.ts'
import { productFactsText } from '#language/product/product-facts.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { ColourWire, UsedOfferWire } from '#modules/catalogue/catalogue.contract.ts'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import { AskSeller } from './other-sellers.tsx'
import { Fold } from './product-fold.tsx'
import { useAddToBag } from './use-add-to-bag.ts'

type Used = UsedOfferWire & { size: string }

/** The same item, not new: each is the one in its photographs, and is bought by itself. */
export function UsedOffers({ colour, isPreview }: { colour: ColourWire; isPreview: boolean }) {
  const texts = useTexts(productFactsText)
  const list = colour.variants.flatMap(({ size, used }) => used.map((offer) => ({ ...offer, size })))
  if (list.length === 0) return null
  return (
    <Fold title={texts.used(list.length)}>
      <p className="mute">{texts.usedWords}</p>
      <ul className="used-offers">
        {list.map((offer) => (
          <UsedOffer key={offer.skuPriceId} offer={offer} isPreview={isPreview} />
        ))}
      </ul>
    </Fold>
  )
}

function UsedOffer({ offer, isPreview }: { offer: Used; isPreview: boolean }) {
  const language = useLanguage()
  const texts = useTexts(productFactsText)
  const names = useTexts(conditionText)
  const rules = useTexts(conditionRuleText)
  return (
    <li>
      <ul className="used-photos">
        {offer.photos.map((photo, at) => (
          <li key={photo.hash}>
            <Picture picture={photo} sizes="(min-width: 768px) 180px, 45vw" alt={texts.usedPhoto(at + 1)} />
          </li>
        ))}
      </ul>
      <p>
        <b>{[names[offer.condition], isRealSize(offer.size) ? offer.size : ''].filter(Boolean).join(' · ')}</b>{' '}
        <span className="mute">{rules[offer.condition]}</span>
      </p>
      <Price list={offer.listPrice} sale={offer.salesPrice} />
      <p className="mute">
        {offer.merchantPath ? (
          <a className="link" href={localPath(language, offer.merchantPath)}>
            {offer.merchantName}
          </a>
        ) : (
          offer.merchantName
        )}
        {' · '}
        {texts[offer.merchantType]} · {texts.arrives(showDay(offer.arrivesBy, language))}
        {offer.merchantPath ? <AskSeller offerId={offer.skuPriceId} /> : null}
      </p>
      {isPreview ? null : <UsedWays offerId={offer.skuPriceId} />}
    </li>
  )
}

function UsedWays({ offerId }: { offerId: string }) {
  const language = useLanguage()
  const texts = useTexts(productFactsText)
  const { state, add } = useAddToBag()
  return (
    <div className="used-ways">
      <Button
        look="line"
        busy={state === 'adding'}
        type="submit"
        form="buy"
        name="act"
        value={`used ${offerId}`}
        onClick={() => void add(offerId)}
      >
        {texts.addUsed}
      </Button>
      <a className="link" href={localPath(language, `/checkout/quick?sku=${offerId}&qty=1`)} rel="nofollow">
        {texts.buyUsed}
      </a>
    </div>
  )
}
