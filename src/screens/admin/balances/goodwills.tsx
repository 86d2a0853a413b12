import { adminBalancesText, goodwillStateText } from '#language/admin/books/admin-balances.text.ts'
import { showMoment } from '#language/dates.ts'
import { writtenIn } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { GoodwillWire } from '#modules/balance/balance-page.contract.ts'
import { decideGoodwill, getMemberBalance, listBalances } from '#modules/balance/balance-page.paths.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { answerDeskQuery, askAgain, useDeskAction } from '#desk/desk-query.ts'
import { callAdmin, useMay } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'

/** What was given out of goodwill, by whom and why; what waits is decided here. `isNamed`: each says whose it is. */
export function AdminGoodwills({ list, isNamed = false }: { list: readonly GoodwillWire[]; isNamed?: boolean }) {
  return (
    <ul className="admin-member-rows">
      {list.map((goodwill) => (
        <li key={goodwill.goodwillId}>
          <Goodwill goodwill={goodwill} isNamed={isNamed} />
        </li>
      ))}
    </ul>
  )
}

function Goodwill({ goodwill, isNamed }: { goodwill: GoodwillWire; isNamed: boolean }) {
  const language = useLanguage()
  const texts = useTexts(adminBalancesText)
  const states = useTexts(goodwillStateText)
  const { accountId, member, amount, reason, state, askedBy, decidedBy, time } = goodwill
  const people = [askedBy, decidedBy].filter(Boolean).join(language === 'zh' ? '、' : ', ')
  return (
    <>
      <b>{showHkdExactly(fromWire(amount))}</b>
      {isNamed ? (
        <a
          className="link"
          href={localPath(language, `/admin/money/balances/${accountId}`)}
          lang={member ? writtenIn(member) : undefined}
        >
          {member || texts.nameless}
        </a>
      ) : (
        <span>{states[state]}</span>
      )}
      <span lang={writtenIn(reason)}>{reason}</span>
      <span className="mute">{texts.by(people, showMoment(time, language))}</span>
      {state === 'waiting' ? <Decide goodwill={goodwill} /> : null}
    </>
  )
}

function Decide({ goodwill: { goodwillId, accountId, amount, member } }: { goodwill: GoodwillWire }) {
  const texts = useTexts(adminBalancesText)
  const mayDecide = useMay()('pay-out')
  const { act, busy } = useDeskAction((agree: boolean) => callAdmin(decideGoodwill, { goodwillId, agree }))
  if (!mayDecide) return null
  const decide = async (agree: boolean) => {
    const result = await act(agree)
    askAgain(listBalances)
    if (!result.ok) return toast('error', result.msg)
    answerDeskQuery(getMemberBalance, { accountId }, result.data)
    return toast('success', agree ? texts.given : texts.declined)
  }
  const shown = showHkdExactly(fromWire(amount))
  return (
    <span className="admin-member-acts">
      <Button look="line" busy={busy} aria-label={texts.agreeOf(shown, member)} onClick={() => void decide(true)}>
        {texts.agree}
      </Button>
      <Button look="text" aria-label={texts.declineOf(shown, member)} onClick={() => void decide(false)}>
        {texts.decline}
      </Button>
    </span>
  )
}
