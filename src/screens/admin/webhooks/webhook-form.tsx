import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { adminWebhooksText, webhookEventText } from '#language/admin/admin-webhooks.text.ts'
import { useTexts } from '#language/texts.ts'
import { webhookEvents, webhookTopics } from '#modules/webhooks/webhook-events.contract.ts'
import {
  type EndpointsWire,
  type EndpointWire,
  NewEndpointInput,
  SaveEndpointInput,
} from '#modules/webhooks/webhooks.contract.ts'
import { addEndpoint, listDeliveries, listEndpoints, saveEndpoint } from '#modules/webhooks/webhooks.paths.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { answeredAs, useSavedForm } from '#desk/use-saved-form.ts'
import { answerDeskQuery, askedAgain } from '#desk/desk-query.ts'
import { callAdmin, useMay } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { TextField, Tick } from '#ui/fields.tsx'

const EMPTY: NewEndpointInput = { name: '', url: '', events: [] }

/** Who is to be told of what; a new one is then given its secret, once. */
export function AdminWebhookForm({ endpoint, onClose }: { endpoint?: EndpointWire; onClose: () => void }) {
  const texts = useTexts(adminWebhooksText)
  const [secret, show] = useState<string>()
  if (secret) return <AdminWebhookSecret secret={secret} onClose={onClose} />
  return (
    <DeskDialog onClose={onClose} title={endpoint ? texts.changeTitle : texts.addTitle} wide>
      {endpoint ? <Change endpoint={endpoint} onClose={onClose} /> : <Add onSecret={show} onClose={onClose} />}
    </DeskDialog>
  )
}

function Add({ onSecret, onClose }: { onSecret: (secret: string) => void; onClose: () => void }) {
  const texts = useTexts(adminWebhooksText)
  const { register, submit, problem, refuse, refusal, busy } = useDeskForm<NewEndpointInput>(NewEndpointInput, EMPTY)
  const send = submit(async (input) => {
    const added = await callAdmin(addEndpoint, input)
    if (!added.ok) return refuse(added)
    const { secret, ...endpoints } = added.data
    answerDeskQuery(listEndpoints, {}, endpoints)
    return onSecret(secret)
  })
  return (
    <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.add} busy={busy} refusal={refusal}>
      <EndpointFields fields={{ name: register('name'), url: register('url'), events: register('events') }} problem={problem} />
    </DeskDialogForm>
  )
}

const typedOf = ({ endpointId, version, name, url, events }: EndpointWire): SaveEndpointInput => ({
  ...{ endpointId, version, name, url, events },
})

function Change({ endpoint, onClose }: { endpoint: EndpointWire; onClose: () => void }) {
  const texts = useTexts(adminWebhooksText)
  const given = typedOf(endpoint)
  const savedIn = ({ list }: EndpointsWire) => {
    const saved = list.find(({ endpointId }) => endpointId === endpoint.endpointId)
    return saved ? typedOf(saved) : given
  }
  const reload = () => askedAgain(listDeliveries)
  const form = useSavedForm<SaveEndpointInput>({
    shape: SaveEndpointInput,
    newest: given,
    path: async (typed) => {
      const result = await callAdmin(saveEndpoint, typed)
      if (result.ok) answerDeskQuery(listEndpoints, {}, result.data)
      return answeredAs(result, savedIn)
    },
    onSaved: () => {
      void reload()
      onClose()
    },
    said: texts.changed,
    reload,
  })
  const { register, problem } = form
  return (
    <DeskDialogForm
      onSubmit={form.send}
      onClose={onClose}
      press={texts.save}
      busy={form.busy}
      refusal={form.refusal}
      saved={form}
    >
      <EndpointFields
        fields={{ name: register('name'), url: register('url'), events: register('events') }}
        problem={problem}
        held={given.events}
      />
    </DeskDialogForm>
  )
}

type Fields = {
  fields: Record<'name' | 'url' | 'events', UseFormRegisterReturn>
  problem: (path: string) => string | undefined
  held?: NewEndpointInput['events']
}

function EndpointFields({ fields, problem, held = [] }: Fields) {
  const texts = useTexts(adminWebhooksText)
  return (
    <>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        problem={problem('name')}
        maxLength={40}
        autoComplete="off"
        data-autofocus
        {...fields.name}
      />
      <TextField
        label={texts.url}
        hint={texts.urlHint}
        problem={problem('url')}
        inputMode="url"
        maxLength={400}
        autoComplete="off"
        spellCheck={false}
        {...fields.url}
      />
      <EventChoice field={fields.events} problem={problem('events')} held={held} />
    </>
  )
}

type Choice = {
  field: UseFormRegisterReturn
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
    <DeskDialog onClose={onClose} title={texts.secretTitle}>
      <div className="admin-factor-steps">
        <p role="status">{texts.secretWords}</p>
        <TextField label={texts.secret} value={secret} readOnly onFocus={({ target }) => target.select()} data-autofocus />
        <Button onClick={onClose}>{texts.copied}</Button>
      </div>
    </DeskDialog>
  )
}
