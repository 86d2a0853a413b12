import type { ReactNode } from 'react'
import { showDate, showMoment } from '#language/dates.ts'
import { applyText, requirementHintText } from '#language/sellers/apply.text.ts'
import { requirementStateText } from '#language/sellers/requirement-states.text.ts'
import { requirementText } from '#language/sellers/requirements.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { detailFields, requirementFields } from '#modules/applications/application-parts.rules.ts'
import type { OwnApplicationWire, RequirementWire } from '#modules/applications/applications.contract.ts'
import { dayInHongKong } from '#platform/clock.ts'
import { PartForm } from './part-form.tsx'
import type { OwnApplication } from './use-application.ts'

type Keep = (own: OwnApplicationWire) => void
type Props = { application: OwnApplication; requirement: RequirementWire; isOpen: boolean; keep: Keep }

const MARKS: Partial<Record<string, string>> = { refused: '!', accepted: '✓' }

type RowProps = { state: string; name: string; words: ReactNode; standing: ReactNode; act: ReactNode; children: ReactNode }

function Row({ state, name, words, standing, act, children }: RowProps) {
  return (
    <li className="apply-row" data-state={state}>
      <span className="apply-mark" aria-hidden>
        {MARKS[state]}
      </span>
      <div>
        <h3>{name}</h3>
        {words}
      </div>
      <div className="apply-state">{standing}</div>
      <div className="apply-act">{act}</div>
      {children}
    </li>
  )
}

/** A document: where it stands, why it was refused, and in the same place the way to send it. */
export function RequirementRow({ application, requirement: row, isOpen, keep }: Props) {
  const language = useLanguage()
  const texts = useTexts(applyText)
  const names = useTexts(requirementText)
  const hints = useTexts(requirementHintText)
  const states = useTexts(requirementStateText)
  const { requirement, state, reason, lastDay } = row
  const name = names[requirement]
  const maySend = application.isOpen && state !== 'accepted'
  const words = state === 'refused' ? <p>{texts.reason(reason)}</p> : <p className="mute">{hints[requirement]}</p>
  return (
    <Row
      state={state}
      name={name}
      words={
        <>
          {words}
          {lastDay && state === 'accepted' ? <p className="mute">{texts.validUntil(showDate(lastDay, language))}</p> : null}
        </>
      }
      standing={
        <>
          <b>{states[state]}</b> <When row={row} />
        </>
      }
      act={maySend && !isOpen ? <Opener application={application} part={requirement} name={name} state={state} /> : null}
    >
      {maySend && isOpen ? (
        <PartForm
          application={application}
          part={requirement}
          fields={requirementFields[requirement]}
          press={state === 'refused' ? texts.sendAgain : texts.send}
          keep={keep}
        />
      ) : null}
    </Row>
  )
}

/** Who sells, under which name: given once, and changed while the application is open. */
export function ShopRow({ application, isOpen, keep }: { application: OwnApplication; isOpen: boolean; keep: Keep }) {
  const texts = useTexts(applyText)
  const states = useTexts(requirementStateText)
  const state = application.details ? 'accepted' : 'needed'
  return (
    <Row
      state={state}
      name={texts.shop}
      words={<p className="mute">{application.details?.shopName ?? texts.shopLead}</p>}
      standing={<b>{application.details ? texts.given : states.needed}</b>}
      act={
        application.isOpen && !isOpen ? <Opener application={application} part="details" name={texts.shop} state={state} /> : null
      }
    >
      {application.isOpen && isOpen ? (
        <PartForm application={application} part="details" fields={detailFields} press={texts.save} keep={keep} />
      ) : null}
    </Row>
  )
}

type OpenerProps = { application: OwnApplication; part: string; name: string; state: string }

function Opener({ application: { applicationNo }, part, name, state }: OpenerProps) {
  const language = useLanguage()
  const texts = useTexts(applyText)
  const isGiven = state === 'in-review' || state === 'accepted'
  const words = isGiven ? texts.edit : state === 'refused' ? texts.sendAgain : texts.send
  return (
    <a
      className="link"
      href={localPath(language, `/seller/apply?${new URLSearchParams({ application: applicationNo, part })}`)}
      aria-label={isGiven ? texts.changeOf(name) : texts.sendOf(name)}
      data-stay
    >
      {words}
    </a>
  )
}

function When({ row: { state, dueTime, decidedTime } }: { row: RequirementWire }) {
  const language = useLanguage()
  const texts = useTexts(applyText)
  if (state === 'in-review') return <span>{texts.answerBy(showMoment(dueTime, language))}</span>
  if (!decidedTime) return null
  return <span>{texts.decided(showDate(dayInHongKong(new Date(decidedTime)), language))}</span>
}
