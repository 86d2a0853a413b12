import { useMemo } from 'react'
import { adminWebhooksText, webhookEventText } from '#language/admin/admin-webhooks.text.ts'
import { showMoment } from '#language/dates.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { DeliveryWire } from '#modules/webhooks/webhooks.contract.ts'
import { replayDeliveries } from '#modules/webhooks/webhooks.paths.ts'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { useDeskAction } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'
import { useReplayed } from './use-replayed.ts'

type Props = { endpointId: string; list: DeliveryWire[]; isOver: boolean }
const column = deskColumns<DeliveryWire>()

/** What was sent there, how often, and what was answered last. */
export function AdminDeliveryTable({ endpointId, list, isOver }: Props) {
  const texts = useTexts(adminWebhooksText)
  const columns = useColumns(endpointId, isOver)
  return <DeskTable caption={texts.deliveries} columns={columns} list={list} idOf={({ deliveryId }) => deliveryId} />
}

function useColumns(endpointId: string, isOver: boolean) {
  const language = useLanguage()
  const texts = useTexts(adminWebhooksText)
  const names = useTexts(webhookEventText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('event', { header: texts.event, meta: { isRowHead: true }, cell: ({ getValue }) => names[getValue()] }),
        column.accessor('subject', {
          header: texts.about,
          cell: ({ getValue }) => <span lang="en-HK">{getValue()}</span>,
        }),
        column.accessor('state', { header: texts.state, cell: ({ row: { original } }) => <State item={original} /> }),
        column.accessor('status', {
          header: texts.answer,
          meta: { className: 'admin-webhook-address' },
          cell: ({ row: { original } }) => <Answer item={original} />,
        }),
        column.accessor('createTime', {
          header: texts.time,
          meta: { isLabelled: true },
          cell: ({ getValue }) => showMoment(getValue(), language),
        }),
        column.display({
          id: 'acts',
          header: texts.acts,
          meta: { isUnseen: true },
          cell: ({ row: { original } }) => (isOver ? null : <Again endpointId={endpointId} item={original} />),
        }),
      ]),
    [language, texts, names, endpointId, isOver],
  )
}

function State({ item: { state, attempts, nextTime } }: { item: DeliveryWire }) {
  const language = useLanguage()
  const texts = useTexts(adminWebhooksText)
  const next = state === 'retrying' && nextTime ? ` · ${texts.next(showMoment(nextTime, language))}` : ''
  return (
    <>
      {texts[state]}
      {attempts > 0 ? <span className="mute admin-webhook-told">{texts.attempts(attempts) + next}</span> : null}
    </>
  )
}

/** As the other side has said it, which may be in any language. */
function Answer({ item: { status, tookMs, problem, excerpt } }: { item: DeliveryWire }) {
  const texts = useTexts(adminWebhooksText)
  if (tookMs === null) return null
  return (
    <>
      {status ? <>{status} · </> : null}
      {texts.took(tookMs)}
      <span className="mute admin-webhook-told" lang="en">
        {excerpt || (status ? '' : problem)}
      </span>
    </>
  )
}

function Again({ endpointId, item: { deliveryId, event, subject } }: { endpointId: string; item: DeliveryWire }) {
  const texts = useTexts(adminWebhooksText)
  const names = useTexts(webhookEventText)
  const replayed = useReplayed(endpointId)
  const { act, busy } = useDeskAction(() => callAdmin(replayDeliveries, { endpointId, deliveryId }))
  const send = async (): Promise<void> => {
    const result = await act(undefined)
    if (result.ok) replayed(result.data)
    else toast('error', result.msg)
  }
  return (
    <Button look="text" busy={busy} aria-label={texts.againOf(`${names[event]} ${subject}`)} onClick={() => void send()}>
      {texts.again}
    </Button>
  )
}
