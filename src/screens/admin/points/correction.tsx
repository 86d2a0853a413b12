import { adminPointsText } from '#language/admin/rewards/admin-points.text.ts'
import { showMoment } from '#language/dates.ts'
import { writtenIn } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { CorrectionWire } from '#modules/points/points-page.contract.ts'
import { decideCorrection, getMemberPoints, listPoints } from '#modules/points/points-page.paths.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'
import { answerDeskQuery, askAgain, useDeskAction } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { showChange } from './show-change.ts'

const STATES = { waiting: 'isWaiting', made: 'isMade', declined: 'isDeclined' } as const

/** What somebody has asked for, and the way to agree. `isNamed`: it stands away from its member. */
export function AdminCorrection({ correction, isNamed = false }: { correction: CorrectionWire; isNamed?: boolean }) {
  const language = useLanguage()
  const texts = useTexts(adminPointsText)
  const { accountId, member, points, reason, state, askedBy, decidedBy, time } = correction
  return (
    <li>
      <b>{showChange(points)}</b>
      {isNamed ? (
        <a className="link" href={localPath(language, `/admin/points/${accountId}`)}>
          <span lang={writtenIn(member)}>{member || texts.nameless}</span>
        </a>
      ) : null}
      <span lang={writtenIn(reason)}>{reason}</span>
      <span className="mute">{texts.by(askedBy, decidedBy)}</span>
      {state === 'waiting' ? <Deciding correction={correction} /> : <span>{texts[STATES[state]]}</span>}
      <span className="mute">{showMoment(time, language)}</span>
    </li>
  )
}

function Deciding({ correction: { correctionId, accountId } }: { correction: CorrectionWire }) {
  const texts = useTexts(adminPointsText)
  const { act, busy } = useDeskAction((agree: boolean) => callAdmin(decideCorrection, { correctionId, agree }))
  const decide = async (agree: boolean) => {
    const result = await act(agree)
    if (!result.ok) return toast('error', result.msg)
    answerDeskQuery(getMemberPoints, { accountId }, result.data)
    askAgain(listPoints)
    return toast('success', agree ? texts.agreed : texts.declined)
  }
  return (
    <span className="admin-member-acts">
      <Button look="line" busy={busy} onClick={() => void decide(true)}>
        {texts.agree}
      </Button>
      <Button look="text" busy={busy} onClick={() => void decide(false)}>
        {texts.decline}
      </Button>
    </span>
  )
}
