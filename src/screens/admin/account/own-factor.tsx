import { useState } from 'react'
import { adminAccountText } from '#language/admin/admin-account.text.ts'
import { useTexts } from '#language/texts.ts'
import { type OwnAccountWire, ShowOwnerInput } from '#modules/operators/own-account.contract.ts'
import { beginFactor, getOwnAccount, removeFactor } from '#modules/operators/own-account.paths.ts'
import type { FactorBegunWire } from '#modules/second-factor/second-factor.contract.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { askAgain } from '#desk/desk-query.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'
import { AdminFactorSetUp } from './factor-set-up.tsx'
import { useShowOwner } from './show-owner.tsx'

/** Whether a code is asked for at sign-in, and the ways to change that. */
export function AdminOwnFactor({ account }: { account: OwnAccountWire }) {
  const texts = useTexts(adminAccountText)
  const [open, setOpen] = useState<'begin' | 'remove'>()
  const close = () => setOpen(undefined)
  return (
    <section aria-labelledby="own-factor">
      <h2 id="own-factor">{texts.factor}</h2>
      <p className="admin-account-words">{account.hasFactor ? texts.factorOn(account.recoveryCodesLeft) : texts.factorOff}</p>
      <div className="admin-member-acts">
        <Button look={account.hasFactor ? 'line' : 'primary'} onClick={() => setOpen('begin')}>
          {account.hasFactor ? texts.renew : texts.setUp}
        </Button>
        {account.mayRemoveFactor ? (
          <Button look="text" onClick={() => setOpen('remove')}>
            {texts.remove}
          </Button>
        ) : null}
      </div>
      {open === 'begin' ? <BeginFactor onClose={close} /> : null}
      {open === 'remove' ? <RemoveFactor onClose={close} /> : null}
    </section>
  )
}

function BeginFactor({ onClose }: { onClose: () => void }) {
  const texts = useTexts(adminAccountText)
  const [begun, begin] = useState<FactorBegunWire>()
  const form = useDeskForm(ShowOwnerInput, { oldPassword: '', code: '' })
  const { fields, refused } = useShowOwner(form)
  const send = form.submit(async (input) => {
    const result = await callAdmin(beginFactor, input)
    return result.ok ? begin(result.data) : refused(result)
  })
  const done = () => {
    askAgain(getOwnAccount)
    onClose()
  }
  return (
    <DeskDialog onClose={done} title={texts.setUpTitle}>
      {begun ? (
        <AdminFactorSetUp begun={begun} onDone={done} />
      ) : (
        <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.goOn} busy={form.busy} refusal={form.refusal}>
          {fields}
        </DeskDialogForm>
      )}
    </DeskDialog>
  )
}

function RemoveFactor({ onClose }: { onClose: () => void }) {
  const texts = useTexts(adminAccountText)
  const form = useDeskForm(ShowOwnerInput, { oldPassword: '', code: '' })
  const { fields, refused } = useShowOwner(form)
  const send = form.submit(async (input) => {
    const result = await callAdmin(removeFactor, input)
    if (!result.ok) return refused(result)
    askAgain(getOwnAccount)
    toast('success', texts.removed)
    return onClose()
  })
  return (
    <DeskDialog onClose={onClose} title={texts.remove}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={texts.remove} busy={form.busy} refusal={form.refusal}>
        {fields}
      </DeskDialogForm>
    </DeskDialog>
  )
}
