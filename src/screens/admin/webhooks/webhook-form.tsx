import { useState } from 'react'
import { adminWebhooksText, webhookEventText } from '#language/admin/admin-webhooks.text.ts'
import { useTexts } from '#language/texts.ts'
import { webhookEvents, webhookTopics } from '#modules/webhooks/webhook-events.contract.ts'
import { type EndpointWire, NewEndpointInput } from '#modules/webhooks/webhooks.contract.ts'
import { addEndpoint, listDeliveries, listEndpoints, saveEndpoint } from '#modules/webhooks/webhooks.paths.ts'
import { AdminDialog } from '#screens/admin/frame/dialog.tsx'
import { AdminDialogForm } from '#screens/admin/frame/dialog-form.tsx'
import { useAdminForm } from '#screens/admin/frame/use-admin-form.ts'
import { answerAdminQuery, askAgain } from '#screens/admin/session/admin-query.ts'
import { callAdmin, useMay } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { TextField, Tick } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'

const EMPTY: NewEndpointInput = { name: '', url: '', events: [] }

/** Who is to be told of what; a new one is then given its secret, once. */
export function AdminWebhookForm({ endpoint, onClose }: { endpoint?: EndpointWire; onClose: () => void }) {
  const texts = useTexts(adminWebhooksText)
  const [secret, show] = useState<string>()
  if (secret) return <AdminWebhookSecret secret={secret} onClose={onClose} />
  return (
    <AdminDialog onClose={onClose} title={endpoint ? texts.changeTitle : texts.addTitle} wide>
      <EndpointFields endpoint={endpoint} onSecret={show} onClose={onClose} />
    </AdminDialog>
  )
}

type Fields = { endpoint: EndpointWire | undefined; onSecret: (secret: string) => void; onClose: () => void }

function EndpointFields({ endpoint, onSecret, onClose }: Fields) {
  const texts = useTexts(adminWebhooksText)
  const first = endpoint ? { name: endpoint.name, url: endpoint.url, events: endpoint.events } : EMPTY
  const { register, submit, problem, refuse, refusal, busy } = useAdminForm<NewEndpointInput>(NewEndpointInput, first)
  const send = submit(async (input) => {
    if (endpoint) {
      const saved = await callAdmin(saveEndpoint, { ...input, endpointId: endpoint.endpointId })
      if (!saved.ok) return refuse(saved)
      answerAdminQuery(listEndpoints, {}, saved.data)
      askAgain(listDeliveries)
      toast('success', texts.changed)
      return onClose()
    }
    const added = await callAdmin(addEndpoint, input)
    if (!added.ok) return refuse(added)
    const { secret, ...endpoints } = added.data
    answerAdminQuery(listEndpoints, {}, endpoints)
    return onSecret(secret)
  })
  return (
    <AdminDialogForm onSubmit={send} onClose={onClose} press={endpoint ? texts.save : texts.add} busy={busy} refusal={refusal}>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        problem={problem('name')}
        maxLength={40}
        autoComplete="off"
        data-autofocus
        {...register('name')}
      />
      <TextField
        label={texts.url}
        hint={texts.urlHint}
        problem={problem('url')}
        inputMode="url"
        maxLength={400}
        autoComplete="off"
        spellCheck={false}
        {...register('url')}
      />
      <EventChoice field={register('events')} problem={problem('events')} held={first.events} />
    </AdminDialogForm>
  )
}

type Choice = {
  field: ReturnType<ReturnType<typeof useAdminForm<NewEndpointInput>>['register']>
  problem: string | undefined
  held: NewEndpointInput['events']
}

/** One tick for each event whoever chooses may see themselves, and for those that stand there already. */
function EventChoice({ field, problem, held }: Choice) {
  const texts = useTexts(adminWebhooksText)
  const names = useTexts(webhookEventText)
  const may = useMay()
  return (
    <fieldset className="admin-choice">
      <legend>{texts.events}</legend>
      {webhookTopics
        .filter((topic) => may(webhookEvents[topic].needs) || held.includes(topic))
        .map((topic) => (
          <Tick key={topic} value={topic} {...field}>
            {names[topic]}{' '}
            <span className="mute" lang="en-HK">
              {topic}
            </span>
          </Tick>
        ))}
      {problem ? <p className="field-problem">{problem}</p> : null}
    </fieldset>
  )
}

/** The secret, once. */
export function AdminWebhookSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const texts = useTexts(adminWebhooksText)
  return (
    <AdminDialog onClose={onClose} title={texts.secretTitle}>
      <div className="admin-factor-steps">
        <p role="status">{texts.secretWords}</p>
        <TextField label={texts.secret} value={secret} readOnly onFocus={({ target }) => target.select()} data-autofocus />
        <Button onClick={onClose}>{texts.copied}</Button>
      </div>
    </AdminDialog>
  )
}
