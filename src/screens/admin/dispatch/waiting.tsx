import { useState } from 'react'
import { adminWaitingText } from '#language/admin/admin-waiting.text.ts'
import { showMoment } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { findPickUpPoint } from '#modules/fulfilment/address.rules.ts'
import type { WaitingParcelWire } from '#modules/orders/pieces/dispatch.contract.ts'
import { listWaiting } from '#modules/orders/orders.paths.ts'
import { useDeskQuery } from '#desk/desk-query.ts'
import { Button } from '#ui/button.tsx'
import { AdminWaitingDialog, type WaitingAct } from './waiting-dialog.tsx'

/** What waits in the stores; where the days are over, somebody decides. */
export function AdminWaiting({ say }: { say: (said: string) => void }) {
  const texts = useTexts(adminWaitingText)
  const found = useDeskQuery(listWaiting, {})
  const [wanted, setWanted] = useState<{ parcel: WaitingParcelWire; act: WaitingAct }>()
  const list = found.data?.list ?? []
  if (list.length === 0) return null
  return (
    <section className="dispatch-waiting" aria-labelledby="waiting">
      <h2 id="waiting">{texts.title(list.length)}</h2>
      <ul>
        {list.map((parcel) => (
          <Waiting key={parcel.parcelId} parcel={parcel} onAct={(act) => setWanted({ parcel, act })} />
        ))}
      </ul>
      {wanted ? <AdminWaitingDialog {...wanted} say={say} onClose={() => setWanted(undefined)} /> : null}
    </section>
  )
}

function Waiting({ parcel, onAct }: { parcel: WaitingParcelWire; onAct: (act: WaitingAct) => void }) {
  const language = useLanguage()
  const texts = useTexts(adminWaitingText)
  const { orderNo, receiver, pieces, until, isOverdue, provinceCode } = parcel
  const place = findPickUpPoint(provinceCode)?.[language]
  return (
    <li className="dispatch-waiting-row">
      <div>
        <p>
          <a className="link" data-row href={localPath(language, `/admin/orders/${orderNo}`)}>
            {orderNo}
          </a>{' '}
          <span className={isOverdue ? 'admin-state admin-state-waiting' : 'admin-state'}>
            {isOverdue ? texts.overdue : texts.waiting}
          </span>
        </p>
        <p>{[receiver, place].filter(Boolean).join(' · ')}</p>
        <p className="mute">{pieces.join(language === 'zh' ? '；' : '; ')}</p>
        <p className="mute">{(isOverdue ? texts.keptUntil : texts.until)(showMoment(until, language))}</p>
      </div>
      {isOverdue ? (
        <div className="admin-buttons">
          <Button look="line" onClick={() => onAct('keep')}>
            {texts.keep}
          </Button>
          <Button look="line" onClick={() => onAct('give-back')}>
            {texts.giveBack}
          </Button>
        </div>
      ) : null}
    </li>
  )
}
