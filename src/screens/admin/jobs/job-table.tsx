import { useMemo } from 'react'
import { showMoment } from '#language/dates.ts'
import { adminWorkText, workKindText } from '#language/admin/admin-work.text.ts'
import type { WorkKinds } from '#platform/jobs/timed-tasks.server.ts'
import { localPath, type Spoken, useLanguage, useTexts } from '#language/texts.ts'
import type { RetryJobInput, WorkItemWire } from '#modules/jobs/jobs.contract.ts'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { useMay } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'

type Actions = { busy: boolean; onRetry: (piece: RetryJobInput) => void; onGiveUp: (item: WorkItemWire) => void }
const column = deskColumns<WorkItemWire>()

export function AdminWorkTable({ list, ...actions }: Actions & { list: WorkItemWire[] }) {
  const texts = useTexts(adminWorkText)
  const columns = useColumns(actions)
  return (
    <DeskTable
      className="admin-work"
      caption={texts.table}
      columns={columns}
      list={list}
      idOf={({ source, id }) => `${source}-${id}`}
    />
  )
}

workKindText satisfies Record<keyof WorkKinds, unknown>

/** What a kind of work is called; one that this page does not know yet goes by its own name. */
export function useWorkNames(): (kind: string) => string {
  const names: Record<string, string> = useTexts(workKindText)
  return (kind) => names[kind] ?? kind
}

function useColumns({ busy, onRetry, onGiveUp }: Actions) {
  const texts = useTexts(adminWorkText)
  const nameOf = useWorkNames()
  const mayGiveUp = useMay()('end-work')
  return useMemo(
    () =>
      column.columns([
        column.accessor('kind', {
          header: texts.what,
          meta: { isRowHead: true },
          cell: ({ getValue }) => nameOf(getValue()),
        }),
        column.accessor('subject', {
          header: texts.about,
          cell: ({ row: { original } }) => <Subject item={original} />,
        }),
        column.accessor('state', {
          header: texts.state,
          cell: ({ row: { original } }) => <State item={original} texts={texts} />,
        }),
        column.accessor('problem', {
          header: texts.problem,
          meta: { className: 'admin-work-problem' },
          cell: ({ row: { original } }) => <Problem item={original} texts={texts} />,
        }),
        column.display({
          id: 'actions',
          header: texts.actions,
          meta: { isUnseen: true, className: 'admin-work-actions' },
          cell: ({ row: { original } }) => {
            const about = `${nameOf(original.kind)} ${original.subject}`
            return (
              <>
                <Button look="text" busy={busy} data-row aria-label={texts.retryOf(about)} onClick={() => onRetry(original)}>
                  {texts.retry}
                </Button>
                {mayGiveUp ? (
                  <Button look="text" aria-label={texts.giveUpOf(about)} onClick={() => onGiveUp(original)}>
                    {texts.giveUp}
                  </Button>
                ) : null}
              </>
            )
          },
        }),
      ]),
    [texts, nameOf, busy, mayGiveUp, onRetry, onGiveUp],
  )
}

function Subject({ item: { orderNo, subject } }: { item: WorkItemWire }) {
  const language = useLanguage()
  if (!orderNo) return subject
  return (
    <a className="link" href={localPath(language, `/admin/orders/${orderNo}`)}>
      {orderNo}
    </a>
  )
}

/** In the reader's words, and then as the machine says it, which speaks English. */
function Problem({ item: { why, problem }, texts }: { item: WorkItemWire; texts: Spoken<typeof adminWorkText> }) {
  return (
    <>
      {texts[why]}{' '}
      <span className="mute" lang="en">
        {problem}
      </span>
    </>
  )
}

function State({ item, texts }: { item: WorkItemWire; texts: Spoken<typeof adminWorkText> }) {
  const language = useLanguage()
  const { state, attempts, nextTime, createTime } = item
  return (
    <>
      <span className="admin-work-state" data-state={state}>
        {texts[state]}
      </span>
      <span className="mute admin-work-when">
        {texts.attempts(attempts)} ·{' '}
        {nextTime ? texts.nextTry(showMoment(nextTime, language)) : texts.since(showMoment(createTime, language))}
      </span>
    </>
  )
}
