import type { ReactNode } from 'react'
import { counted } from '#language/counted.ts'
import { showDay } from '#language/dates.ts'
import { productFactsText } from '#language/product/product-facts.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { ColourWire, VariantWire } from '#modules/catalogue/catalogue.contract.ts'
import { pointsFor } from '#modules/points/earning.rules.ts'
import { fromWire } from '#platform/money.ts'
import type { ProductData } from './product-data.ts'
import { AskSeller } from './other-sellers.tsx'
import { cheapestVariant } from './product-view.ts'

type PromisesProps = { product: ProductData; colour: ColourWire; chosen: VariantWire | undefined }

/** What decides beside the price: when it comes, from whom, and what the shop stands for; each leads to its page. */
export function BuyPromises({ product, colour, chosen }: PromisesProps) {
  const texts = useTexts(productFactsText)
  const language = useLanguage()
  const best = (chosen ?? cheapestVariant(colour))?.offers[0]
  return (
    <ul className="pdp-facts mute">
      {best ? (
        <Promised to="delivery" name={texts.arrives(showDay(best.arrivesBy, language))}>
          {product.exotic ? texts.exoticWords : texts.arrivesWords}
        </Promised>
      ) : null}
      <Promised to="authenticity" name={texts.authenticated}>
        {texts.authenticatedWords}
      </Promised>
      <Promised to="return" name={texts.returns}>
        {texts.returnsWords}
      </Promised>
      {product.flags.includes('lowestPrice') ? (
        <Promised to="priceMatch" name={texts.promise}>
          {texts.promiseWords}
        </Promised>
      ) : null}
      {product.flags.includes('careService') ? (
        <Promised to="care" name={texts.service}>
          {texts.serviceWords}
        </Promised>
      ) : null}
      <Earned product={product} price={best?.salesPrice} />
      {best ? (
        <li>
          <SoldBy name={texts.soldBy(best.merchantName)} path={best.merchantPath} />{' '}
          {best.merchantType === 'platform' ? '' : `${texts[best.merchantType]}${texts.throughUs}`}
          {best.merchantPath ? <AskSeller offerId={best.skuPriceId} /> : null}
        </li>
      ) : null}
      {product.away.map(({ merchantName, backDay }) => (
        <li key={merchantName}>
          <b>{texts.away(merchantName)}</b> {texts.awayWords(showDay(backDay, language))}
        </li>
      ))}
    </ul>
  )
}

function SoldBy({ name, path }: { name: string; path: string }) {
  const language = useLanguage()
  if (!path) return <b>{name}</b>
  return (
    <a href={localPath(language, path)}>
      <b>{name}</b>
    </a>
  )
}

function Earned({ product, price }: { product: ProductData; price: string | undefined }) {
  const texts = useTexts(productFactsText)
  const points = price ? pointsFor(fromWire(price), product) : 0
  return points > 0 ? (
    <Promised to="/vip/pointsRules" name={texts.earns(counted(points))}>
      {texts.earnsWords}
    </Promised>
  ) : null
}

/** `to`: a page of the shop's words, or an address of its own. */
function Promised({ to, name, children }: { to: string; name: string; children: ReactNode }) {
  const language = useLanguage()
  return (
    <li>
      <a href={localPath(language, to.startsWith('/') ? to : `/statement/${to}`)}>
        <b>{name}</b> {children}
      </a>
    </li>
  )
}
