import { counted } from '#language/counted.ts'
import { pointMoveText, pointsText } from '#language/account/points.text.ts'
import { showDate, showMoment } from '#language/dates.ts'
import { writtenIn } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { MoveWire } from '#modules/points/points.contract.ts'

/** Why points have become more or fewer, when, and how many. */
export function PointMove({ move }: { move: MoveWire }) {
  const language = useLanguage()
  const texts = useTexts(pointsText)
  const names = useTexts(pointMoveText)
  const { move: kind, time, points, orderNo, message, lastDay } = move
  return (
    <li className="point-move">
      <div>
        <b>{names[kind]}</b>
        {orderNo ? (
          <a className="link" href={localPath(language, `/myaccount/orders/orderDetail?orderNo=${orderNo}`)}>
            {texts.order} {orderNo}
          </a>
        ) : null}
        <Friend move={move} />
        {message ? <q lang={writtenIn(message)}>{message}</q> : null}
        <time className="mute" dateTime={time}>
          {showMoment(time, language)}
        </time>
      </div>
      <div>
        <b>
          {points < 0 ? '−' : '+'}
          {counted(Math.abs(points))}
        </b>
        {lastDay ? <span className="mute">{texts.until(showDate(lastDay, language))}</span> : null}
      </div>
    </li>
  )
}

function Friend({ move: { move, friend } }: { move: MoveWire }) {
  const texts = useTexts(pointsText)
  if (move !== 'given' && move !== 'received') return null
  return (
    <span>
      {move === 'given' ? texts.to : texts.from} {friend ? <span lang={writtenIn(friend)}>{friend}</span> : texts.someone}
    </span>
  )
}
