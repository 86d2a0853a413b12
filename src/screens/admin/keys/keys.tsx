import { useState } from 'react'
import type { MetaArgs } from 'react-router'
import { adminKeysText } from '#language/admin/admin-keys.text.ts'
import { useTexts } from '#language/texts.ts'
import type { KeyWire } from '#modules/operators/api-keys.contract.ts'
import { endKey, listKeys, turnKey } from '#modules/operators/api-keys.paths.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { answerDeskQuery, useDeskQuery } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { toast } from '#ui/toasts.ts'
import { AdminKeyForm, MadeKey } from './key-form.tsx'
import { AdminKeyTable } from './key-table.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminKeysText.title)

/** Every key that programs make calls with. */
export default function AdminKeys() {
  const texts = useTexts(adminKeysText)
  const [isMaking, make] = useState(false)
  const [ending, end] = useState<KeyWire>()
  const [turning, turn] = useState<KeyWire>()
  const found = useDeskQuery(listKeys, {})
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <Button onClick={() => make(true)}>{texts.make}</Button>
      </div>
      <p className="admin-lead">{texts.words}</p>
      <DeskAnswer found={found}>
        {({ list }) =>
          list.length > 0 ? <AdminKeyTable list={list} onEnd={end} onTurn={turn} /> : <EmptyState title={texts.noneTitle} />
        }
      </DeskAnswer>
      {isMaking ? <AdminKeyForm onClose={() => make(false)} /> : null}
      {turning ? <TurnKey wanted={turning} onClose={() => turn(undefined)} /> : null}
      {ending ? <EndKey wanted={ending} onClose={() => end(undefined)} /> : null}
    </>
  )
}

type KeyDialogProps = { wanted: KeyWire; onClose: () => void }

function TurnKey({ wanted: { keyId, name, prefix }, onClose }: KeyDialogProps) {
  const texts = useTexts(adminKeysText)
  const [token, show] = useState<string>()
  const { submit, refuse, refusal, busy } = useDeskForm(undefined, { keyId })
  const send = submit(async (input) => {
    const result = await callAdmin(turnKey, input)
    if (!result.ok) return refuse(result)
    const { token: made, ...keys } = result.data
    answerDeskQuery(listKeys, {}, keys)
    return show(made)
  })
  return (
    <DeskDialog onClose={onClose} title={token ? texts.madeTitle : texts.turnTitle}>
      {token ? (
        <MadeKey token={token} onClose={onClose} />
      ) : (
        <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.turn} busy={busy} refusal={refusal}>
          <p>
            <b>{name}</b> · {prefix}
          </p>
          <p>{texts.turnWords}</p>
        </DeskDialogForm>
      )}
    </DeskDialog>
  )
}

function EndKey({ wanted: { keyId, name, prefix }, onClose }: KeyDialogProps) {
  const texts = useTexts(adminKeysText)
  const { submit, refuse, refusal, busy } = useDeskForm(undefined, { keyId })
  const send = submit(async (input) => {
    const result = await callAdmin(endKey, input)
    if (!result.ok) return refuse(result)
    answerDeskQuery(listKeys, {}, result.data)
    toast('success', texts.endDone)
    return onClose()
  })
  return (
    <DeskDialog onClose={onClose} title={texts.endTitle}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.end} busy={busy} refusal={refusal}>
        <p>
          <b>{name}</b> · {prefix}
        </p>
        <p>{texts.endWords}</p>
      </DeskDialogForm>
    </DeskDialog>
  )
}
