import { showMoment } from '#language/dates.ts'
import { actorText, historyMoveText, officeOrderText } from '#language/office-order.text.ts'
import { orderStateText } from '#language/order-state.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { OfficeOrderWire } from '#modules/orders/orders.contract.ts'

const isMove = (move: string): move is keyof typeof historyMoveText => move in historyMoveText
const isActor = (actor: string): actor is keyof typeof actorText => actor in actorText

/** Who did what and when; nothing in it is ever changed. */
export function OfficeHistory({ history }: { history: OfficeOrderWire['history'] }) {
  const language = useLanguage()
  const texts = useTexts(officeOrderText)
  const moves = useTexts(historyMoveText)
  const actors = useTexts(actorText)
  const states = useTexts(orderStateText)
  return (
    <section aria-labelledby="office-history">
      <h2 id="office-history">{texts.history}</h2>
      <ol className="office-history">
        {history.map((entry) => (
          <li key={`${entry.date} ${entry.move}`}>
            <time dateTime={entry.date}>{showMoment(entry.date, language)}</time>
            <div>
              <b>{isMove(entry.move) ? moves[entry.move] : entry.move}</b>
              <span className="mute"> → {states[entry.toState]}</span>
              {entry.note ? <p className="office-note">{entry.note}</p> : null}
            </div>
            <span>{isActor(entry.actor) ? actors[entry.actor] : entry.actor}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
