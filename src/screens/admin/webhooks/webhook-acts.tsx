import { useState } from 'react'
import { adminWebhooksText } from '#language/admin/admin-webhooks.text.ts'
import { useTexts } from '#language/texts.ts'
import { type EndpointWire, type MoveEndpointInput, TurnSecretInput } from '#modules/webhooks/webhooks.contract.ts'
import { listDeliveries, listEndpoints, moveEndpoint, replayDeliveries, turnSecret } from '#modules/webhooks/webhooks.paths.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { answerDeskQuery, askAgain, useDeskAction } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { useReplayed } from './use-replayed.ts'
import { AdminWebhookForm, AdminWebhookSecret } from './webhook-form.tsx'

type Own = { endpoint: EndpointWire }
type Asked = Own & { onClose: () => void }
const DIALOGS = { change: AdminWebhookForm, turn: TurnSecret, replay: Replay, remove: Remove }

/** What can be done about an address that is told. */
export function AdminWebhookActs({ endpoint }: Own) {
  const texts = useTexts(adminWebhooksText)
  const [asked, ask] = useState<keyof typeof DIALOGS>()
  const Dialog = asked && DIALOGS[asked]
  return (
    <div className="admin-webhook-acts">
      <OpenOrPause endpoint={endpoint} />
      <Button look="line" onClick={() => ask('change')}>
        {texts.change}
      </Button>
      <Button look="line" onClick={() => ask('replay')}>
        {texts.replay}
      </Button>
      <Button look="line" onClick={() => ask('turn')}>
        {texts.turn}
      </Button>
      <Button look="line" onClick={() => ask('remove')}>
        {texts.remove}
      </Button>
      {Dialog ? <Dialog endpoint={endpoint} onClose={() => ask(undefined)} /> : null}
    </div>
  )
}

/** Moves it, and shows everywhere where it stands now. */
async function move(input: MoveEndpointInput) {
  const result = await callAdmin(moveEndpoint, input)
  if (result.ok) {
    answerDeskQuery(listEndpoints, {}, result.data)
    askAgain(listDeliveries)
  }
  return result
}

function OpenOrPause({ endpoint: { endpointId, state } }: Own) {
  const texts = useTexts(adminWebhooksText)
  const { act, busy } = useDeskAction(move)
  const press = async (): Promise<void> => {
    const result = await act({ endpointId, state: state === 'open' ? 'paused' : 'open' })
    toast(result.ok ? 'success' : 'error', result.ok ? texts.moved : result.msg)
  }
  return (
    <Button look={state === 'open' ? 'line' : 'primary'} busy={busy} onClick={() => void press()}>
      {state === 'open' ? texts.pause : texts.start}
    </Button>
  )
}

function Remove({ endpoint: { endpointId, name }, onClose }: Asked) {
  const texts = useTexts(adminWebhooksText)
  const { submit, refuse, refusal, busy } = useDeskForm(undefined, { endpointId })
  const send = submit(async () => {
    const result = await move({ endpointId, state: 'ended' })
    return result.ok ? onClose() : refuse(result)
  })
  return (
    <DeskDialog onClose={onClose} title={texts.removeTitle}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.remove} busy={busy} refusal={refusal}>
        <p>
          <b>{name}</b>
        </p>
        <p>{texts.removeWords}</p>
      </DeskDialogForm>
    </DeskDialog>
  )
}

function TurnSecret({ endpoint: { endpointId }, onClose }: Asked) {
  const texts = useTexts(adminWebhooksText)
  const [secret, show] = useState<string>()
  const form = useDeskForm<TurnSecretInput>(TurnSecretInput, { endpointId, hours: 24 })
  const send = form.submit(async (input) => {
    const result = await callAdmin(turnSecret, input)
    if (!result.ok) return form.refuse(result)
    const { secret: renewed, ...endpoints } = result.data
    answerDeskQuery(listEndpoints, {}, endpoints)
    askAgain(listDeliveries)
    return show(renewed)
  })
  if (secret) return <AdminWebhookSecret secret={secret} onClose={onClose} />
  return (
    <DeskDialog onClose={onClose} title={texts.turnTitle}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.turn} busy={form.busy} refusal={form.refusal}>
        <p>{texts.turnWords}</p>
        <TextField
          label={texts.hours}
          inputMode="numeric"
          maxLength={3}
          problem={form.problem('hours')}
          data-autofocus
          {...form.register('hours')}
        />
      </DeskDialogForm>
    </DeskDialog>
  )
}

/** The time typed is one of Hong Kong, wherever it is typed. */
const inHongKong = (typed: string): string => `${typed.length === 16 ? `${typed}:00` : typed}+08:00`

function Replay({ endpoint: { endpointId }, onClose }: Asked) {
  const texts = useTexts(adminWebhooksText)
  const replayed = useReplayed(endpointId)
  const form = useDeskForm<{ since: string }>(
    undefined,
    { since: '' },
    ({ since }): Record<string, 'required'> => (since ? {} : { since: 'required' }),
  )
  const send = form.submit(async ({ since }) => {
    const result = await callAdmin(replayDeliveries, { endpointId, since: inHongKong(since) })
    if (!result.ok) return form.refuse(result)
    replayed(result.data)
    return onClose()
  })
  return (
    <DeskDialog onClose={onClose} title={texts.replayTitle}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.again} busy={form.busy} refusal={form.refusal}>
        <p>{texts.replayWords}</p>
        <TextField
          type="datetime-local"
          label={texts.since}
          problem={form.problem('since')}
          data-autofocus
          {...form.register('since')}
        />
      </DeskDialogForm>
    </DeskDialog>
  )
}
