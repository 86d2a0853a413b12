import { useState } from 'react'
import { sellerKeysText } from '#language/seller/seller-keys.text.ts'
import { useTexts } from '#language/texts.ts'
import { type MerchantKeyWire, NewMerchantKeyInput } from '#modules/merchants/merchant-keys.contract.ts'
import { endMerchantKey, listMerchantKeys, makeMerchantKey } from '#modules/merchants/merchant-keys.paths.ts'
import { answerDeskQuery } from '#desk/desk-query.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { callSeller } from '#screens/seller/frame/seller-session.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields.tsx'
import { toast } from '#ui/toasts.ts'

const EMPTY = { name: '', days: 365 }

/** What a new key is for; then the key itself, once. */
export function NewKeyDialog({ onClose }: { onClose: () => void }) {
  const texts = useTexts(sellerKeysText)
  const [token, show] = useState<string>()
  return (
    <DeskDialog onClose={onClose} title={token ? texts.madeTitle : texts.make}>
      {token ? (
        <SecretOnce words={texts.madeWords} label={texts.key} secret={token} onClose={onClose} />
      ) : (
        <NewKey onMade={show} onClose={onClose} />
      )}
    </DeskDialog>
  )
}

function NewKey({ onMade, onClose }: { onMade: (token: string) => void; onClose: () => void }) {
  const texts = useTexts(sellerKeysText)
  const { register, submit, problem, refuse, refusal, busy } = useDeskForm<NewMerchantKeyInput>(NewMerchantKeyInput, EMPTY)
  const send = submit(async (input) => {
    const result = await callSeller(makeMerchantKey, input)
    if (!result.ok) return refuse(result)
    const { token, ...keys } = result.data
    answerDeskQuery(listMerchantKeys, {}, keys)
    return onMade(token)
  })
  return (
    <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.make} busy={busy} refusal={refusal}>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        problem={problem('name')}
        maxLength={40}
        autoComplete="off"
        data-autofocus
        {...register('name')}
      />
      <TextField label={texts.days} inputMode="numeric" maxLength={3} problem={problem('days')} {...register('days')} />
    </DeskDialogForm>
  )
}

type Secret = { words: string; label: string; secret: string; onClose: () => void }

/** Shown once, to be copied. */
export function SecretOnce({ words, label, secret, onClose }: Secret) {
  const texts = useTexts(sellerKeysText)
  return (
    <div className="seller-secret">
      <p role="status">{words}</p>
      <TextField label={label} value={secret} readOnly onFocus={({ target }) => target.select()} data-autofocus />
      <Button onClick={onClose}>{texts.copied}</Button>
    </div>
  )
}

export function EndKeyDialog({ wanted: { keyId, name, lastFour }, onClose }: { wanted: MerchantKeyWire; onClose: () => void }) {
  const texts = useTexts(sellerKeysText)
  const { submit, refuse, refusal, busy } = useDeskForm(undefined, { keyId })
  const send = submit(async (input) => {
    const result = await callSeller(endMerchantKey, input)
    if (!result.ok) return refuse(result)
    answerDeskQuery(listMerchantKeys, {}, result.data)
    toast('success', texts.endDone)
    return onClose()
  })
  return (
    <DeskDialog onClose={onClose} title={texts.endTitle}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.end} busy={busy} refusal={refusal}>
        <p>
          <b>{name}</b> · …{lastFour}
        </p>
        <p>{texts.endWords}</p>
      </DeskDialogForm>
    </DeskDialog>
  )
}
