import { adminUnitText, shelfText, unitStateText } from '#language/admin/admin-order.text.ts'
import { adminMoneyBackText } from '#language/admin/admin-money-back.text.ts'
import { unitActText } from '#language/admin/admin-order-actions.text.ts'
import { useTexts } from '#language/texts.ts'
import { PICK_UP } from '#modules/fulfilment/address.rules.ts'
import type { AdminOrderWire } from '#modules/orders/admin-orders.contract.ts'
import { awaitsShelf } from '#modules/orders/pieces/unit.rules.ts'
import { Button } from '#ui/button.tsx'
import { useMay } from '#screens/admin/session/session.ts'
import type { AdminAction } from './order-actions.ts'

type Unit = AdminOrderWire['units'][number]

/** Which piece it is: one of several of a line is numbered. */
export function useUnitName({ units, productItems }: AdminOrderWire): (unit: Unit) => string {
  const texts = useTexts(adminUnitText)
  return (unit) => {
    const line = productItems[unit.line]
    const same = units.filter((other) => other.line === unit.line)
    const number = same.length > 1 ? [texts.ofLine(same.indexOf(unit) + 1, same.length)] : []
    return [line?.title, line?.colour, line?.size, ...number].filter(Boolean).join(' · ')
  }
}

/** Every physical piece of a paid order: where it is, and what the desk can say of it. */
export function AdminUnits({ order, onAct }: { order: AdminOrderWire; onAct: (action: AdminAction) => void }) {
  const texts = useTexts(adminUnitText)
  const nameOf = useUnitName(order)
  if (order.paidAt === null) return null
  return (
    <section aria-labelledby="admin-units">
      <h2 id="admin-units">{texts.units}</h2>
      <ul className="admin-payments">
        {order.units.map((unit) => (
          <li key={unit.unitId} className="admin-payment">
            <p className="admin-payment-head">
              <span>{nameOf(unit)}</span>
              <UnitStanding unit={unit} order={order} />
            </p>
            <UnitActs unit={unit} onAct={onAct} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function UnitStanding({ unit, order }: { unit: Unit; order: AdminOrderWire }) {
  const texts = useTexts(adminUnitText)
  const states = useTexts(unitStateText)
  const shelves = useTexts(shelfText)
  const words = [states[unit.state === 'sent' && order.logisticsType === PICK_UP ? 'waiting' : unit.state]]
  if (unit.isComing) words.push(texts.coming)
  if (unit.state === 'cancelled') words.push(unit.isWithUs ? texts.withUs : texts.notWithUs)
  if (unit.shelf !== 'taken') words.push(shelves[unit.shelf])
  return <span className={awaitsShelf(unit) ? 'admin-state admin-state-waiting' : 'admin-state'}>{words.join(' · ')}</span>
}

function UnitActs({ unit, onAct }: { unit: Unit; onAct: (action: AdminAction) => void }) {
  const acts = useTexts(unitActText)
  const money = useTexts(adminMoneyBackText)
  const may = useMay()
  const { unitId, left } = unit
  return (
    <div className="admin-buttons">
      {may('handle-pieces')
        ? unit.acts.map((act) => (
            <Button key={act} look="line" onClick={() => onAct({ kind: 'piece', act, unitId })}>
              {acts[act]}
            </Button>
          ))
        : null}
      {left !== '0.00' && may('ask-refunds') ? (
        <Button look="line" onClick={() => onAct({ kind: 'refund-piece', unitId, amount: left })}>
          {money.refundPiece}
        </Button>
      ) : null}
    </div>
  )
}
