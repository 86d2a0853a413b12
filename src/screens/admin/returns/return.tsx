import { type MetaArgs, useParams } from 'react-router'
import { returnActText, returnKindText, returnStateText, returnsText } from '#language/account/returns.text.ts'
import { adminReturnsText, adminReturnText, returnDeskActText } from '#language/admin/cases/admin-returns.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AdminReturnWire } from '#modules/returns/returns.contract.ts'
import { getAdminReturn, listAdminReturns } from '#modules/returns/returns.paths.ts'
import { CaseHistory } from '#desk/case/case-history.tsx'
import { CasePage, CaseWork } from '#desk/case/case-page.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { answerDeskQuery, askAgain, useDeskQuery } from '#desk/desk-query.ts'
import { useMay } from '#screens/admin/session/session.ts'
import { AnswersBeside } from '#screens/admin/seller-answers/answers-beside.tsx'
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
    <CasePage
      list={{ href: localPath(language, '/admin/returns'), name: texts.back }}
      title={found.data ? `${kinds[found.data.kind]} ${found.data.returnNo}` : returnNo}
      found={found}
      missingTitle={texts.missingTitle}
    >
      {(asked) => <Found asked={asked} />}
    </CasePage>
  )
}

function Found({ asked }: { asked: AdminReturnWire }) {
  const acts = useTexts(returnDeskActText)
  const told = useTexts(returnActText)
  const shopTexts = useTexts(returnsText)
  const states = useTexts(returnStateText)
  const mayAct = useMay()('handle-pieces')
  const open = mayAct ? asked.acts.filter((act) => act !== 'inspect') : []
  const steps = asked.steps.map(({ act, title, ...step }) => ({
    ...step,
    name: title ? shopTexts.ofPiece(told[act], title) : told[act],
  }))
  const keep = (next: AdminReturnWire) => {
    answerDeskQuery(getAdminReturn, { returnNo: asked.returnNo }, next)
    askAgain(listAdminReturns)
  }
  return (
    <CaseWork<Begun>
      state={states[asked.state]}
      acts={open.map((act) => ({ act: { act, unitId: '' }, name: acts[act], isMain: act !== 'decline' }))}
      renderEvidence={(begin) => (
        <>
          <AdminReturnPieces asked={asked} mayInspect={mayAct} onInspect={(unitId) => begin({ act: 'inspect', unitId })} />
          <AdminReturnPictures asked={asked} />
          <AnswersBeside about={{ returnNo: asked.returnNo }} />
          <CaseHistory steps={steps} />
        </>
      )}
      facts={<AdminReturnFacts asked={asked} />}
      renderStep={(begun, done, close) => (
        <AdminReturnDialog
          key={begun.act + begun.unitId}
          asked={asked}
          begun={begun}
          onDone={(next) => {
            keep(next)
            done()
          }}
          onClose={close}
        />
      )}
    />
  )
}
