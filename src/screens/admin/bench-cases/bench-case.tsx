import { type MetaArgs, useParams } from 'react-router'
import { adminCasesText, adminCaseText } from '#language/admin/cases/admin-bench-cases.text.ts'
import { unitStateText } from '#language/admin/admin-order.text.ts'
import { courierName } from '#language/buying/couriers.ts'
import { showMoment } from '#language/dates.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { caseActText, caseStateText } from '#language/seller/seller-cases.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AdminCaseWire } from '#modules/bench-cases/bench-cases.contract.ts'
import { getAdminCase, listAdminCases } from '#modules/bench-cases/bench-cases.paths.ts'
import type { DeskAct } from '#modules/bench-cases/bench-cases.rules.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { CaseFacts } from '#desk/case/case-facts.tsx'
import { CaseHistory } from '#desk/case/case-history.tsx'
import { CasePage, CaseWork } from '#desk/case/case-page.tsx'
import { answerDeskQuery, askAgain, useDeskQuery } from '#desk/desk-query.ts'
import { adminHead } from '#screens/admin/frame/head.ts'
import { useMay } from '#screens/admin/session/session.ts'
import { Picture } from '#ui/picture.tsx'
import { BenchCaseDialog } from './bench-case-dialog.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminCasesText.title)

/** One piece in question: what was found, what was answered, and what the desk does. */
export default function AdminBenchCase() {
  const language = useLanguage()
  const texts = useTexts(adminCaseText)
  const { caseNo = '' } = useParams()
  const found = useDeskQuery(getAdminCase, { caseNo })
  return (
    <CasePage
      list={{ href: localPath(language, '/admin/benchCases'), name: texts.back }}
      title={texts.title(caseNo)}
      found={found}
      missingTitle={texts.missingTitle}
    >
      {(one) => <Found found={one} />}
    </CasePage>
  )
}

function Found({ found }: { found: AdminCaseWire }) {
  const texts = useTexts(adminCaseText)
  const states = useTexts(caseStateText)
  const told = useTexts(caseActText)
  const acts = useMay()('handle-pieces') ? found.acts : []
  const keep = (next: AdminCaseWire) => {
    answerDeskQuery(getAdminCase, { caseNo: found.caseNo }, next)
    askAgain(listAdminCases)
  }
  return (
    <CaseWork<DeskAct>
      state={states[found.state]}
      acts={acts.map((act) => ({
        act,
        name: texts[act],
        isMain: act === (found.state === 'return' ? 'send-back' : 'hand-over'),
      }))}
      renderEvidence={() => (
        <>
          <Evidence found={found} />
          <CaseHistory steps={found.steps.map(({ act, ...step }) => ({ ...step, name: told[act] }))} />
        </>
      )}
      facts={<Facts found={found} />}
      renderStep={(act, done, close) => (
        <BenchCaseDialog
          key={act}
          found={found}
          act={act}
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

function Evidence({ found: { finding, pictures } }: { found: AdminCaseWire }) {
  const texts = useTexts(adminCaseText)
  return (
    <section aria-labelledby="case-finding">
      <h2 id="case-finding">{texts.finding}</h2>
      <p className="admin-note">{finding}</p>
      {pictures.length > 0 ? (
        <ul className="case-pictures" aria-label={texts.pictures}>
          {pictures.map((picture) => (
            <li key={picture.hash}>
              <Picture picture={picture} sizes="160px" most={720} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function Facts({ found }: { found: AdminCaseWire }) {
  const language = useLanguage()
  const texts = useTexts(adminCaseText)
  const list = useTexts(adminCasesText)
  const units = useTexts(unitStateText)
  const amount = (wire: string): string => (wire ? showHkdExactly(fromWire(wire)) : '')
  const { kind, brandName, title, variant, merchantName, dueTime, courier, trackingNumber, orderNo } = found
  const facts: [string, string][] = [
    [list.kind, list[kind]],
    [list.piece, [pieceName(brandName, title), variant].filter(Boolean).join(' · ')],
    [texts.unit, units[found.unitState]],
    [list.seller, merchantName],
    [texts.shopper, found.shopper],
    [texts.price, amount(found.price)],
    [texts.reduced, amount(found.reduced)],
    [texts.cost, amount(found.cost)],
    [list.due, dueTime ? showMoment(dueTime, language) : ''],
    [texts.parcel, courier ? [courierName(courier, language), trackingNumber].filter(Boolean).join(' ') : ''],
  ]
  return (
    <CaseFacts id="case-facts" title={texts.facts} facts={facts}>
      <p>
        {`${texts.order} `}
        <a className="link" href={localPath(language, `/admin/orders/${orderNo}`)}>
          {orderNo}
        </a>
      </p>
    </CaseFacts>
  )
}
