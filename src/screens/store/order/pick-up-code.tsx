import { showDay } from '#language/dates.ts'
import { orderText } from '#language/buying/order.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { openingWords } from '#modules/fulfilment/opening.rules.ts'

/** What a parcel is fetched with, once it waits. */
export function PickUpCodes({ parcels }: Pick<OrderWire, 'parcels'>) {
  const language = useLanguage()
  const texts = useTexts(orderText)
  return parcels.map(({ pickUp }) =>
    pickUp ? (
      <div key={pickUp.code}>
        <dt>{texts.pickUpCode}</dt>
        <dd className="order-pick-up">
          <img
            src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(pickUp.qrSvg)}`}
            alt={texts.pickUpQr}
            width={132}
            height={132}
          />
          <b className="serif">{`${pickUp.code.slice(0, 4)} ${pickUp.code.slice(4)}`}</b>
          <span>{texts.pickUpWords(showDay(pickUp.until, language))}</span>
          <span className="mute">{openingWords(language)}</span>
        </dd>
      </div>
    ) : null,
  )
}
