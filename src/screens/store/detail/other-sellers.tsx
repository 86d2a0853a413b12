import { isRealSize } from '#language/product/size-said.ts'
import { showDay } from '#language/dates.ts'
import { productFactsText } from '#language/product/product-facts.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { ColourWire } from '#modules/catalogue/catalogue.contract.ts'
import { useIsMember } from '#screens/store/header/account-corner.tsx'
import { Price } from '#ui/price.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { Fold } from './product-fold.tsx'

const LEFT = { in: 'inStock', low: 'low', last: 'last', out: 'soldOut' } as const

/** Who else holds the piece. The button buys the best offer, and it is said so. */
export function OtherSellers({ colour }: { colour: ColourWire }) {
  const language = useLanguage()
  const texts = useTexts(productFactsText)
  const rows = colour.variants.flatMap((variant) => variant.offers.slice(1).map((offer) => ({ ...offer, size: variant.size })))
  if (rows.length === 0) return null
  const sellers = new Set(rows.map((row) => row.merchantId)).size
  const sized = rows.some((row) => isRealSize(row.size))
  return (
    <Fold title={texts.offers(sellers)}>
      <p className="mute">{texts.offersWords}</p>
      <table className="offers">
        <thead>
          <tr>
            <th scope="col">{texts.seller}</th>
            {sized ? <th scope="col">{texts.size}</th> : null}
            <th scope="col">{texts.offerPrice}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.skuPriceId}>
              <td>
                {row.merchantPath ? (
                  <a className="link" href={localPath(language, row.merchantPath)}>
                    {row.merchantName}
                  </a>
                ) : (
                  row.merchantName
                )}
                <small className="mute">
                  {texts[row.merchantType]} · {texts[LEFT[row.stock]]}
                  {row.stock === 'out' ? '' : ` · ${texts.arrives(showDay(row.arrivesBy, language))}`}
                  {row.merchantPath ? <AskSeller offerId={row.skuPriceId} /> : null}
                </small>
              </td>
              {sized ? <td>{row.size}</td> : null}
              <td>
                <Price list={row.listPrice} sale={row.salesPrice} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fold>
  )
}

/** The way to ask a seller about its offer: a plain link, so that the page carries nothing for it. */
export function AskSeller({ offerId }: { offerId: string }) {
  const language = useLanguage()
  return (
    <>
      {' · '}
      <a className="link" href={localPath(language, `/myaccount/conversations/ask?offer=${offerId}`)} rel="nofollow">
        {useTexts(productFactsText).askSeller}
      </a>
    </>
  )
}

/** The way to the seller centre, where the browser of somebody who acts for a merchant offers this very item. */
export function OfferThis({ colour }: { colour: ColourWire }) {
  const language = useLanguage()
  const texts = useTexts(productFactsText)
  const isMember = useIsMember()
  const hydrated = useHydrated()
  const [variant] = colour.variants
  if (!hydrated || !isMember || !variant || localStorage.getItem('seller_merchant') === null) return null
  return (
    <p className="offer-this">
      <a className="link" href={localPath(language, `/seller/offers?find=${encodeURIComponent(variant.itemNumber)}`)}>
        {texts.offerThis}
      </a>
    </p>
  )
}
