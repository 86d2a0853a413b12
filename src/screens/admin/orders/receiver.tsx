import { adminOrderText } from '#language/admin/admin-order.text.ts'
import { isLocal } from '#language/buying/territories.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { AdminOrderWire } from '#modules/orders/admin-orders.contract.ts'
import { placeLines } from '#screens/store/order/order-place.ts'
import { PICK_UP } from '#modules/fulfilment/address.rules.ts'
import { DeskCopy } from '#desk/copy.tsx'
import { spacedPhone } from '#language/shown-phone.ts'

/** Who waits for the parcel, each line ready to be copied onto a waybill. */
export function AdminReceiver({ order }: { order: AdminOrderWire }) {
  const language = useLanguage()
  const texts = useTexts(adminOrderText)
  const { address, logisticsType } = order
  const [name = '', ...place] = placeLines(order, language)
  const lines: [string, string][] = [
    [texts.name, name],
    [texts.phone, spacedPhone(address.areaNum + address.mobile)],
    [texts.email, order.billEmail],
    [
      logisticsType === PICK_UP ? texts.pickUp : texts.address,
      place.join(language === 'en' ? ', ' : isLocal(address.territory) ? '' : '，'),
    ],
  ]
  return (
    <section aria-labelledby="admin-receiver">
      <h2 id="admin-receiver">{texts.receiver}</h2>
      <dl className="admin-receiver">
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <span>{value}</span>
              <DeskCopy label={label} text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
