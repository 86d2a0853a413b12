import { useEffect, useState } from 'react'
import { counted } from '#language/counted.ts'
import { orderPointsText } from '#language/account/points.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { OrderPointsWire } from '#modules/points/points.contract.ts'
import { getOrderPoints } from '#modules/points/points.paths.ts'
import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { call } from '#platform/wire/call-client.ts'
import { useIsMember } from '../header/account-corner.tsx'

/** What an order has earned its member, and will earn; nothing for whoever has no points. */
export function OrderPoints({ order: { orderNo, paidAt, state } }: { order: OrderWire }) {
  const language = useLanguage()
  const texts = useTexts(orderPointsText)
  const isMember = useIsMember()
  const [points, setPoints] = useState<OrderPointsWire>()
  useEffect(() => {
    if (!isMember || !paidAt) return
    void call(getOrderPoints, { orderNo }, { quiet: true }).then((result) => result.ok && setPoints(result.data))
    // As the order goes on, more of them are earned.
  }, [isMember, orderNo, paidAt, state])
  const { earned = 0, pending = 0 } = points ?? {}
  const words = [earned > 0 ? texts.earned(counted(earned)) : '', pending > 0 ? texts.pending(counted(pending)) : '']
  if (earned + pending === 0) return null
  return (
    <p className="order-points">
      <a className="link" href={localPath(language, '/myaccount/points')}>
        {texts.points}
      </a>{' '}
      {words.filter(Boolean).join(texts.and)}
    </p>
  )
}
