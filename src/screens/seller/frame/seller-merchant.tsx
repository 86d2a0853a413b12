import { sellerText } from '#language/seller/seller.text.ts'
import { useTexts } from '#language/texts.ts'
import { actFor, useSellerDesk } from './seller-session.ts'

/** For which merchant this is; a choice for whoever acts for several. */
export function SellerMerchant() {
  const texts = useTexts(sellerText)
  const desk = useSellerDesk()
  if (desk.phase !== 'signed-in') return null
  const { merchants, merchant } = desk
  if (merchants.length === 1) return <span className="seller-merchant">{merchant.name}</span>
  return (
    <label className="seller-merchant">
      <span className="hidden-text">{texts.shop}</span>
      <select value={merchant.merchantId} onChange={(event) => actFor(event.target.value)}>
        {merchants.map(({ merchantId, name }) => (
          <option key={merchantId} value={merchantId}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
