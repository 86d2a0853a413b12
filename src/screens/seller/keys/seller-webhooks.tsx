import { useState } from 'react'
import { showMoment } from '#language/dates.ts'
import { sellerWebhooksText } from '#language/seller/seller-keys.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { type MerchantEndpointWire, NewMerchantEndpointInput } from '#modules/webhooks/merchant-webhooks.contract.ts'
import { addMerchantWebhook, listMerchantWebhooks, moveMerchantWebhook } from '#modules/webhooks/merchant-webhooks.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { answerDeskQuery, useDeskAction, useDeskQuery } from '#desk/desk-query.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { callSeller } from '#screens/seller/frame/seller-session.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'
import { SecretOnce } from './key-dialogs.tsx'

/** Addresses that are told when another asks less. */
export function SellerWebhooks() {
  const texts = useTexts(sellerWebhooksText)
  const [isAdding, add] = useState(false)
  const found = useDeskQuery(listMerchantWebhooks, {})
  return (
    <section aria-labelledby="seller-webhooks" className="seller-keys">
      <h2 id="seller-webhooks">{texts.title}</h2>
      <p className="admin-lead">{texts.words}</p>
      <p className="seller-ways">
        <Button onClick={() => add(true)}>{texts.add}</Button>
      </p>
      <DeskAnswer found={found} height={120}>
        {({ list }) => (list.length > 0 ? <Endpoints list={list} /> : <p className="mute">{texts.none}</p>)}
      </DeskAnswer>
      {isAdding ? <AddDialog onClose={() => add(false)} /> : null}
    </section>
  )
}

function Endpoints({ list }: { list: readonly MerchantEndpointWire[] }) {
  const texts = useTexts(sellerWebhooksText)
  return (
    <table className="admin-table">
      <caption className="hidden-text">{texts.table}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.url}</th>
          <th scope="col">{texts.state}</th>
          <th scope="col">
            <span className="hidden-text">{texts.acts}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {list.map((endpoint) => (
          <Endpoint key={endpoint.endpointId} endpoint={endpoint} />
        ))}
      </tbody>
    </table>
  )
}

function Endpoint({ endpoint: { endpointId, name, url, state, failingTime } }: { endpoint: MerchantEndpointWire }) {
  const language = useLanguage()
  const texts = useTexts(sellerWebhooksText)
  const { act, busy } = useDeskAction((to: 'open' | 'paused' | 'ended') =>
    callSeller(moveMerchantWebhook, { endpointId, state: to }),
  )
  const move = async (to: 'open' | 'paused' | 'ended') => {
    const result = await act(to)
    if (!result.ok) return toast('error', result.msg)
    return answerDeskQuery(listMerchantWebhooks, {}, result.data)
  }
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="offer-file-name">{url}</td>
      <td>
        {texts[state]}
        {failingTime ? <p className="mute">{texts.failing(showMoment(failingTime, language))}</p> : null}
      </td>
      <td className="offer-ways">
        <Button look="text" busy={busy} onClick={() => void move(state === 'open' ? 'paused' : 'open')}>
          {state === 'open' ? texts.pause : texts.resume}
          <span className="hidden-text"> {name}</span>
        </Button>
        <Button look="text" busy={busy} onClick={() => void move('ended')}>
          {texts.remove}
          <span className="hidden-text"> {name}</span>
        </Button>
      </td>
    </tr>
  )
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(sellerWebhooksText)
  const [secret, show] = useState<string>()
  return (
    <DeskDialog onClose={onClose} title={secret ? texts.secretTitle : texts.add}>
      {secret ? (
        <SecretOnce words={texts.secretWords} label={texts.secret} secret={secret} onClose={onClose} />
      ) : (
        <AddForm onSecret={show} onClose={onClose} />
      )}
    </DeskDialog>
  )
}

function AddForm({ onSecret, onClose }: { onSecret: (secret: string) => void; onClose: () => void }) {
  const texts = useTexts(sellerWebhooksText)
  const empty: NewMerchantEndpointInput = { name: '', url: '' }
  const { register, submit, problem, refuse, refusal, busy } = useDeskForm<NewMerchantEndpointInput>(
    NewMerchantEndpointInput,
    empty,
  )
  const send = submit(async (input) => {
    const added = await callSeller(addMerchantWebhook, input)
    if (!added.ok) return refuse(added)
    const { secret, ...endpoints } = added.data
    answerDeskQuery(listMerchantWebhooks, {}, endpoints)
    return onSecret(secret)
  })
  return (
    <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.add} busy={busy} refusal={refusal}>
      <TextField
        label={texts.name}
        problem={problem('name')}
        maxLength={40}
        autoComplete="off"
        data-autofocus
        {...register('name')}
      />
      <TextField
        type="url"
        label={texts.url}
        problem={problem('url')}
        maxLength={400}
        autoComplete="off"
        spellCheck={false}
        {...register('url')}
      />
    </DeskDialogForm>
  )
}
