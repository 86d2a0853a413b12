import { adminMembersText } from '#language/admin/admin-members.text.ts'
import { orderStateText } from '#language/buying/order-state.text.ts'
import { showMoment } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AdminMemberWire } from '#modules/members/admin-members.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { DeskFacts } from '#desk/facts.tsx'

type Props = { member: AdminMemberWire }
const isState = (state: string): state is keyof typeof orderStateText => state in orderStateText

export function AdminMemberFacts({ member }: Props) {
  const language = useLanguage()
  const texts = useTexts(adminMembersText)
  const ways = [
    ...(member.hasPassword ? [texts.password] : []),
    ...(member.passkeyNum > 0 ? [texts.passkeys(member.passkeyNum)] : []),
    texts.codes,
  ]
  const facts: [string, string][] = [
    [texts.state, texts[member.state]],
    ...(member.disabledReason ? [[texts.reason, member.disabledReason] satisfies [string, string]] : []),
    [texts.email, member.email || '–'],
    [texts.mobile, member.mobile || '–'],
    [texts.signIn, ways.join(language === 'zh' ? '、' : ', ')],
    [texts.language, member.language === 'zh' ? texts.chinese : texts.english],
    [texts.inviteCode, member.inviteCode],
    [texts.joined, showMoment(member.joinTime, language)],
  ]
  return <DeskFacts id="member-facts" title={texts.facts} facts={facts} />
}

export function AdminMemberOrders({ member: { orders } }: Props) {
  const language = useLanguage()
  const texts = useTexts(adminMembersText)
  const states = useTexts(orderStateText)
  return (
    <section aria-labelledby="member-orders">
      <h2 id="member-orders">{texts.orders}</h2>
      {orders.length === 0 ? <p className="mute">{texts.noOrders}</p> : null}
      <ul className="admin-member-rows">
        {orders.map(({ orderNo, state, total, createTime }) => (
          <li key={orderNo}>
            <a className="link" href={localPath(language, `/admin/orders/${orderNo}`)}>
              {orderNo}
            </a>
            <span>{isState(state) ? states[state] : state}</span>
            <span>{showHkdExactly(fromWire(total))}</span>
            <span className="mute">{showMoment(createTime, language)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function AdminMemberSessions({ member: { sessions } }: Props) {
  const language = useLanguage()
  const texts = useTexts(adminMembersText)
  return (
    <section aria-labelledby="member-sessions">
      <h2 id="member-sessions">{texts.sessions}</h2>
      {sessions.length === 0 ? <p className="mute">{texts.noSessions}</p> : null}
      <ul className="admin-member-rows">
        {sessions.map(({ sessionId, device, network, seenTime }) => (
          <li key={sessionId}>
            <span>{device || texts.unknownDevice}</span>
            <span>{network}</span>
            <span className="mute">{showMoment(seenTime, language)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
