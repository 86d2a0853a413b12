import { adminApplicationText } from '#language/sellers/admin-applications.text.ts'
import { showDate, showMoment } from '#language/dates.ts'
import { applicationFieldText } from '#language/sellers/application-fields.text.ts'
import { requirementText } from '#language/sellers/requirements.text.ts'
import { requirementStateText } from '#language/sellers/requirement-states.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { findBank } from '#language/buying/banks.ts'
import type { AdminApplicationWire, RequirementWire } from '#modules/applications/applications.contract.ts'
import type { FieldName } from '#modules/applications/application-parts.rules.ts'
import { SentPictures } from '#desk/case/sent-pictures.tsx'
import { Button } from '#ui/button.tsx'
import { OutsideLink } from '#ui/outside-link.tsx'
import { useApplicationStep } from './application-dialog.tsx'

type Props = {
  application: AdminApplicationWire
  onAccepted: (next: AdminApplicationWire) => void
  onRefuse: (document: RequirementWire) => void
}

/** Where what a document says can be looked up. */
const REGISTERS: Partial<Record<RequirementWire['requirement'], string>> = {
  incorporation: 'https://www.e-services.cr.gov.hk/',
  'business-registration': 'https://www.ird.gov.hk/',
  trademark: 'https://esearch.ipd.gov.hk/',
  'dealer-registration': 'https://www.drs.customs.gov.hk/',
}

/** Each document beside what was typed for it; the keys of a list move from one to the next and decide. */
export function AdminApplicationDocuments({ application, onAccepted, onRefuse }: Props) {
  const texts = useTexts(adminApplicationText)
  const { refusal, busy, send } = useApplicationStep(application, onAccepted)
  const accept = (document: RequirementWire) => void send({ step: { act: 'accept', document }, reason: { en: '', zh: '' } })
  return (
    <section aria-labelledby="application-documents">
      <h2 id="application-documents">{texts.documents}</h2>
      <p className="mute">{texts.keys}</p>
      <div role="alert">{refusal ? <p className="field-problem">{refusal}</p> : null}</div>
      <ol className="application-documents">
        {application.requirements.map((document) => (
          <li key={document.requirementId}>
            <Document document={document} busy={busy} onAccept={() => accept(document)} onRefuse={() => onRefuse(document)} />
          </li>
        ))}
      </ol>
    </section>
  )
}

type DocumentProps = { document: RequirementWire; busy: boolean; onAccept: () => void; onRefuse: () => void }

function Document({ document, busy, onAccept, onRefuse }: DocumentProps) {
  const texts = useTexts(adminApplicationText)
  const states = useTexts(requirementStateText)
  const names = useTexts(requirementText)
  const { requirement, state, files, reason } = document
  const name = names[requirement]
  const register = REGISTERS[requirement]
  return (
    <article aria-label={name}>
      <header className="application-document-head">
        <h3 data-row tabIndex={-1}>
          {name}
        </h3>
        <span className="admin-state">{states[state]}</span>
        <Times document={document} />
      </header>
      {state === 'needed' ? null : (
        <div className="application-side-by-side">
          <div>{files.length > 0 ? <SentPictures ids={files} /> : null}</div>
          <div>
            <Typed document={document} />
            {register ? (
              <p>
                <OutsideLink address={register}>{texts.register}</OutsideLink>
              </p>
            ) : null}
            {reason ? <p className="admin-note">{reason}</p> : null}
          </div>
        </div>
      )}
      {state === 'in-review' ? (
        <p className="application-acts">
          <Button busy={busy} aria-keyshortcuts="a" aria-label={texts.acceptOf(name)} onClick={onAccept}>
            {texts.accept}
          </Button>
          <Button look="line" aria-keyshortcuts="r" aria-label={texts.refuseOf(name)} onClick={onRefuse}>
            {texts.refuse}
          </Button>
        </p>
      ) : null}
    </article>
  )
}

function Times({ document: { state, dueTime, isLate, lastDay } }: { document: RequirementWire }) {
  const language = useLanguage()
  const texts = useTexts(adminApplicationText)
  const due = dueTime ? showMoment(dueTime, language) : ''
  return (
    <>
      {state === 'in-review' ? <span className="mute">{isLate ? texts.isLate(due) : texts.dueBy(due)}</span> : null}
      {lastDay ? <span className="mute">{texts.lastDay(showDate(lastDay, language))}</span> : null}
    </>
  )
}

/** What was typed for it, beside its pictures. */
function Typed({ document: { fields } }: { document: RequirementWire }) {
  const language = useLanguage()
  const texts = useTexts(adminApplicationText)
  const names = useTexts(applicationFieldText)
  const typed = Object.entries(fields).filter(([, value]) => value !== '')
  if (typed.length === 0) return <p className="mute">{texts.noFields}</p>
  return (
    <dl className="admin-facts">
      {typed.map(([field, value]) => (
        <div key={field}>
          <dt>{names[field as FieldName]}</dt>
          <dd className="admin-note">{field === 'bankCode' ? (findBank(value)?.[language] ?? value) : value}</dd>
        </div>
      ))}
    </dl>
  )
}
