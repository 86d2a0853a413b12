import { useMemo } from 'react'
import { showMoment } from '#language/dates.ts'
import { adminWorkText } from '#language/admin/admin-work.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { RetryJobInput, JobsWire } from '#modules/jobs/jobs.contract.ts'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { Button } from '#ui/button.tsx'
import { useWorkNames } from './job-table.tsx'

type Timed = JobsWire['timed'][number]
type Props = { list: Timed[]; busy: boolean; onRetry: (piece: RetryJobInput) => void }
const column = deskColumns<Timed>()

/** What the clock sets off: when it was last done, when it comes again, and what went wrong. */
export function AdminTimedTable({ list, ...actions }: Props) {
  const texts = useTexts(adminWorkText)
  const columns = useColumns(actions)
  return (
    <section className="admin-work-timed" aria-labelledby="timed-work">
      <h2 id="timed-work">{texts.timedTitle}</h2>
      <DeskTable className="admin-timed" caption={texts.timedTable} columns={columns} list={list} idOf={({ task }) => task} />
    </section>
  )
}

function useColumns({ busy, onRetry }: Omit<Props, 'list'>) {
  const language = useLanguage()
  const texts = useTexts(adminWorkText)
  const nameOf = useWorkNames()
  return useMemo(
    () =>
      column.columns([
        column.accessor('task', { header: texts.what, meta: { isRowHead: true }, cell: ({ getValue }) => nameOf(getValue()) }),
        column.accessor('lastTime', {
          header: texts.last,
          meta: { isLabelled: true, className: 'mute' },
          cell: ({ row: { original } }) => (original.lastTime ? showMoment(original.lastTime, language) : texts.never),
        }),
        column.accessor('nextTime', {
          header: texts.next,
          meta: { isLabelled: true, className: 'mute' },
          cell: ({ getValue }) => showMoment(getValue(), language),
        }),
        column.accessor('problem', {
          header: texts.state,
          cell: ({ row: { original } }) =>
            original.failures > 0 ? <Problem {...original} /> : <span className="mute">{texts.well}</span>,
        }),
        column.display({
          id: 'actions',
          header: texts.actions,
          meta: { isUnseen: true, className: 'admin-work-actions' },
          cell: ({ row: { original } }) =>
            original.failures > 0 ? <Retry task={original.task} busy={busy} onRetry={onRetry} /> : null,
        }),
      ]),
    [language, texts, nameOf, busy, onRetry],
  )
}

function Problem({ failures, problem }: Timed) {
  const texts = useTexts(adminWorkText)
  return (
    <>
      {texts.failed(failures)}{' '}
      <span className="mute" lang="en">
        {problem}
      </span>
    </>
  )
}

function Retry({ task, busy, onRetry }: Omit<Props, 'list'> & { task: string }) {
  const texts = useTexts(adminWorkText)
  const nameOf = useWorkNames()
  const retry = () => onRetry({ source: 'timed', id: task })
  return (
    <Button look="text" busy={busy} aria-label={texts.retryOf(nameOf(task))} onClick={retry}>
      {texts.retry}
    </Button>
  )
}
