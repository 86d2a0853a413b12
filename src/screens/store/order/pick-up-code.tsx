import { showDay } from '#language/dates.ts'
import { orderText } from '#language/buying/order.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { openingWords } from '#modules/fulfilment/opening.rules.ts'

/** Whether the shop now waits for the shopper. */
export const waitsInStore = ({ parcels }: Pick<OrderWire, 'parcels'>): boolean => parcels.some(({ pickUp }) => pickUp !== null)

/** What parcels are fetched with, once they wait. */
export function PickUpCodes({ parcels }: Pick<OrderWire, 'parcels'>) {
  const language = useLanguage()
  const texts = useTexts(orderText)
  const waiting = parcels.flatMap(({ pickUp }) => (pickUp ? [pickUp] : []))
  if (waiting.length === 0) return null
  return (
    <section aria-label={texts.pickUpCode}>
      {waiting.map(({ code, qrSvg, until }) => (
        <div key={code} className="order-pick-up">
          <img
            src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(qrSvg)}`}
            alt={texts.pickUpQr}
            width={132}
            height={132}
          />
          <p>
            <span className="mute">{texts.pickUpCode}</span>
            <b className="serif">{`${code.slice(0, 4)} ${code.slice(4)}`}</b>
            <span>{texts.pickUpWords(showDay(until, language))}</span>
            <span className="mute">{openingWords(language)}</span>
          </p>
        </div>
      ))}
    </section>
  )
}
