import type { FormEventHandler, ReactNode } from 'react'
import { adminText } from '#language/admin/admin.text.ts'
import { useTexts } from '#language/texts.ts'
import { Button } from '#ui/button.tsx'
import { DeskMovedOn } from './saved-form.tsx'
import type { SavedForm } from './use-saved-form.ts'

type Props = {
  onSubmit: FormEventHandler
  onClose: () => void
  /** What the button says. */
  press: string
  busy: boolean
  refusal: string | undefined
  /** Of what others keep, too: who was quicker, and the ways on. */
  saved?: Pick<SavedForm, 'conflict' | 'keepTyped' | 'startAgain'>
  className?: string
  children: ReactNode
}

/** What a dialog asks for, what the shop has refused, and the two ways out. */
export function DeskDialogForm({ onSubmit, onClose, press, busy, refusal, saved, className, children }: Props) {
  const texts = useTexts(adminText)
  return (
    <form onSubmit={onSubmit} noValidate className={className}>
      {children}
      <div role="alert">
        {refusal ? <p className="field-problem">{refusal}</p> : null}
        {saved?.conflict ? <DeskMovedOn {...saved.conflict} onKeep={saved.keepTyped} onLoad={saved.startAgain} /> : null}
      </div>
      <div className="admin-dialog-foot">
        <Button look="line" onClick={onClose}>
          {texts.back}
        </Button>
        <Button type="submit" busy={busy}>
          {busy ? texts.working : press}
        </Button>
      </div>
    </form>
  )
}
