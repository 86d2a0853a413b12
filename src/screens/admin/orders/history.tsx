import { showMoment } from '#language/dates.ts'
import { historyMoveText, adminOrderText } from '#language/admin/admin-order.text.ts'
import { orderStateText } from '#language/buying/order-state.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { AdminOrderWire } from '#modules/orders/admin-orders.contract.ts'
import { useActorName } from '#desk/use-actor-name.ts'

const isMove = (move: string): move is keyof typeof historyMoveText => move in historyMoveText

/** Who did what and when; nothing in it is ever changed. */
export function AdminHistory({ history }: { history: AdminOrderWire['history'] }) {
  const language = useLanguage()
  const texts = useTexts(adminOrderText)
  const moves = useTexts(historyMoveText)
  const actorName = useActorName()
  const states = useTexts(orderStateText)
  return (
    <section aria-labelledby="admin-history">
      <h2 id="admin-history">{texts.history}</h2>
      <ol className="admin-history">
        {history.map((entry) => (
          <li key={`${entry.date} ${entry.move}`}>
            <time dateTime={entry.date}>{showMoment(entry.date, language)}</time>
            <div>
              <b>{isMove(entry.move) ? moves[entry.move] : entry.move}</b>
              <span className="mute"> → {states[entry.toState]}</span>
              {entry.note ? <p className="admin-note">{entry.note}</p> : null}
            </div>
            <span>{actorName(entry)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
