import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import { adminText } from '#language/admin/admin.text.ts'
import { adminWorkText, floodText } from '#language/admin/admin-work.text.ts'
import { showMoment } from '#language/dates.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { RetryJobInput, WorkItemWire, JobsWire } from '#modules/jobs/jobs.contract.ts'
import { listJobs, retryJob } from '#modules/jobs/jobs.paths.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { toast } from '#ui/toasts.ts'
import { adminHead } from '#screens/admin/frame/head.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { answerDeskQuery, useDeskAction, useDeskQuery } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { AdminLedgerAlarm } from '#screens/admin/ledger/ledger-alarm.tsx'
import { AdminBackups } from './backups.tsx'
import { AdminGiveUp } from './give-up.tsx'
import { AdminTimedTable } from './timed-table.tsx'
import { AdminWorkTable } from './job-table.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminText.work)

/** What the shop does by itself and could not do yet: what is tried again, what needs somebody, and what the clock sets off. */
export default function AdminWork() {
  const frame = useTexts(adminText)
  const texts = useTexts(adminWorkText)
  const found = useDeskQuery(listJobs, {})
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{frame.work}</h1>
      </div>
      <p className="admin-lead">{texts.lead}</p>
      <DeskAnswer found={found}>{(data) => <Work work={data} />}</DeskAnswer>
    </>
  )
}

function Work({ work }: { work: JobsWire }) {
  const texts = useTexts(adminWorkText)
  const [givingUp, setGivingUp] = useState<WorkItemWire>()
  const { retry, busy } = useRetry()
  return (
    <>
      <dl className="admin-work-counts">
        {(['dead', 'failing', 'waiting'] as const).map((state) => (
          <div key={state} data-state={work[state] > 0 ? state : undefined}>
            <dt>{texts[state]}</dt>
            <dd>{work[state]}</dd>
          </div>
        ))}
      </dl>
      {work.backups?.isLate ? <AdminBackups backups={work.backups} /> : null}
      <FloodAlarms alarms={work.floodAlarms} />
      <AdminLedgerAlarm problems={work.ledgerAlarm} />
      {work.holidayAlarm === null ? null : <p className="admin-notice">{texts.holidayAlarm(String(work.holidayAlarm))}</p>}
      {work.smsAlarm ? <SmsAlarm alarm={work.smsAlarm} /> : null}
      {work.list.length > 0 ? (
        <AdminWorkTable list={work.list} busy={busy} onRetry={retry} onGiveUp={setGivingUp} />
      ) : (
        <EmptyState title={texts.noneTitle}>{texts.none}</EmptyState>
      )}
      {work.timed.length > 0 ? <AdminTimedTable list={work.timed} busy={busy} onRetry={retry} /> : null}
      {work.backups && !work.backups.isLate ? <AdminBackups backups={work.backups} /> : null}
      {givingUp ? <AdminGiveUp item={givingUp} onClose={() => setGivingUp(undefined)} /> : null}
    </>
  )
}

function FloodAlarms({ alarms }: { alarms: JobsWire['floodAlarms'] }) {
  const language = useLanguage()
  const texts = useTexts(adminWorkText)
  const what = useTexts(floodText)
  return alarms.map(({ kind, counted, raisedTime }) => (
    <p key={kind} className="admin-notice">
      {texts.floodAlarm(what[kind](counted), showMoment(raisedTime, language))}
    </p>
  ))
}

function SmsAlarm({ alarm: { sent, most, raisedTime } }: { alarm: NonNullable<JobsWire['smsAlarm']> }) {
  const language = useLanguage()
  const texts = useTexts(adminWorkText)
  return <p className="admin-notice">{texts.smsAlarm(sent, most, showMoment(raisedTime, language))}</p>
}

function useRetry() {
  const texts = useTexts(adminWorkText)
  const { act, busy } = useDeskAction((piece: RetryJobInput) => callAdmin(retryJob, piece))
  const retry = async ({ source, id }: RetryJobInput): Promise<void> => {
    const result = await act({ source, id })
    if (!result.ok) return toast('error', result.msg)
    answerDeskQuery(listJobs, {}, result.data)
    toast('success', texts.retried)
  }
  return { retry: (piece: RetryJobInput) => void retry(piece), busy }
}
