import { messageKindText } from '#language/account/inbox.text.ts'
import { notificationsText } from '#language/account/notifications.text.ts'
import { useTexts } from '#language/texts.ts'
import type { WaysInput, WaysWire } from '#modules/inbox/inbox.contract.ts'
import type { MessageKind } from '#modules/inbox/inbox.rules.ts'
import { kindsWithWays, type MessageWay, messageWays, waysOfKinds } from '#modules/inbox/message-ways.rules.ts'

type Props = { said: WaysWire; onChange: (ways: WaysInput['ways']) => void }

/** Each kind of message in a row, each way in a column. */
export function NotificationTable({ said, onChange }: Props) {
  const texts = useTexts(notificationsText)
  const names = useTexts(messageKindText)
  const { ways, reached } = said
  return (
    <div>
      <table className="notification-table">
        <caption className="hidden-text">{texts.kinds}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.kind}</th>
            {messageWays.map((way) => (
              <th key={way} scope="col">
                {texts[way]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kindsWithWays.map((kind) => (
            <tr key={kind}>
              <th scope="row">{names[kind]}</th>
              {messageWays.map((way) => (
                <td key={way}>
                  <WayTick
                    kind={kind}
                    way={way}
                    wanted={ways[kind][way]}
                    onSay={(wanted) => onChange({ ...ways, [kind]: { ...ways[kind], [way]: wanted } })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="field-hint">{texts.alwaysWords}</p>
      <p className="field-hint">{texts.consent}</p>
      {reached.mail ? null : <p className="field-hint">{texts.noMail}</p>}
      {reached.sms ? null : <p className="field-hint">{texts.noSms}</p>}
    </div>
  )
}

type TickProps = { kind: MessageKind; way: MessageWay; wanted: boolean; onSay: (wanted: boolean) => void }

function WayTick({ kind, way, wanted, onSay }: TickProps) {
  const texts = useTexts(notificationsText)
  const names = useTexts(messageKindText)
  const { always } = waysOfKinds[kind][way]
  const name = texts.cell(names[kind], texts[way])
  return (
    <label className="tick">
      <input
        type="checkbox"
        name={`${kind}-${way}`}
        checked={wanted}
        disabled={always}
        onChange={({ target }) => onSay(target.checked)}
      />
      <span className="hidden-text">{always ? `${name} · ${texts.always}` : name}</span>
    </label>
  )
}
