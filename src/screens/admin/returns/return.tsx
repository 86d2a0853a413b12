import { useActorName } from '#desk/use-actor-name.ts'
import { useState } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { returnActText, returnKindText, returnStateText, returnsText } from '#language/account/returns.text.ts'
import { adminReturnsText, adminReturnText, returnDeskActText } from '#language/admin/admin-returns.text.ts'
import { showMoment } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AdminReturnWire } from '#modules/returns/returns.contract.ts'
import { getAdminReturn, listAdminReturns } from '#modules/returns/returns.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { answerDeskQuery, askAgain, useDeskQuery } from '#desk/desk-query.ts'
import { useMay } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { AdminReturnDialog, type Begun } from './return-dialog.tsx'
import { AdminReturnFacts, AdminReturnPictures } from './return-facts.tsx'
import { AdminReturnPieces } from './return-pieces.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminReturnsText.title)

/** One return: its pieces, what the shopper says and shows, and what the desk does about it. */
export default function AdminReturn() {
  const language = useLanguage()
  const texts = useTexts(adminReturnText)
  const kinds = useTexts(returnKindText)
  const { returnNo = '' } = useParams()
  const found = useDeskQuery(getAdminReturn, { returnNo })
  return (
    <>
      <p className="admin-back">
        <a className="link" href={localPath(language, '/admin/returns')}>
          {texts.back}
        </a>
      </p>
      <h1 tabIndex={-1}>{found.data ? `${kinds[found.data.kind]} ${found.data.returnNo}` : returnNo}</h1>
      <DeskAnswer found={found} height={560} missing={<EmptyState title={texts.missingTitle}>{texts.missing}</EmptyState>}>
        {(asked) => <Found asked={asked} />}
      </DeskAnswer>
    </>
  )
}

function Found({ asked }: { asked: AdminReturnWire }) {
  const texts = useTexts(adminReturnText)
  const acts = useTexts(returnDeskActText)
  const states = useTexts(returnStateText)
  const may = useMay()
  const [said, say] = useState('')
  const [begun, begin] = useState<Begun>()
  const mayAct = may('handle-pieces')
  const done = (next: AdminReturnWire) => {
    answerDeskQuery(getAdminReturn, { returnNo: asked.returnNo }, next)
    askAgain(listAdminReturns)
    say(texts.done)
    begin(undefined)
  }
  const open = mayAct ? asked.acts.filter((act) => act !== 'inspect') : []
  return (
    <>
      <p role="status" className="admin-done">
        {said}
      </p>
      <div className="admin-moves">
        <span className="admin-state">{states[asked.state]}</span>
        {open.map((act) => (
          <Button key={act} look={act === 'decline' ? 'line' : 'primary'} onClick={() => begin({ act, unitId: '' })}>
            {acts[act]}
          </Button>
        ))}
      </div>
      <div className="admin-columns">
        <div className="admin-work">
          <AdminReturnPieces asked={asked} mayInspect={mayAct} onInspect={(unitId) => begin({ act: 'inspect', unitId })} />
          <AdminReturnPictures asked={asked} />
          <Talk asked={asked} />
        </div>
        <div className="admin-side">
          <AdminReturnFacts asked={asked} />
        </div>
      </div>
      {begun ? (
        <AdminReturnDialog
          key={begun.act + begun.unitId}
          asked={asked}
          begun={begun}
          onDone={done}
          onClose={() => begin(undefined)}
        />
      ) : null}
    </>
  )
}

function Talk({ asked: { steps } }: { asked: AdminReturnWire }) {
  const language = useLanguage()
  const texts = useTexts(adminReturnText)
  const shopTexts = useTexts(returnsText)
  const acts = useTexts(returnActText)
  const actorName = useActorName()
  return (
    <section aria-labelledby="return-talk">
      <h2 id="return-talk">{texts.talk}</h2>
      <ol className="admin-history">
        {steps.map(({ act, title, words, date, ...who }) => (
          <li key={date + act + title}>
            <p>
              <b>{title ? shopTexts.ofPiece(acts[act], title) : acts[act]}</b>
              <span className="mute">{` · ${actorName(who)} · ${showMoment(date, language)}`}</span>
            </p>
            {words ? <p className="admin-note">{words}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
