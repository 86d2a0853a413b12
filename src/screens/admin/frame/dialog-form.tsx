import type { FormEventHandler, ReactNode } from 'react'
import { adminText } from '#language/admin/admin.text.ts'
import { useTexts } from '#language/texts.ts'
import { Button } from '#ui/button.tsx'

type Props = {
  onSubmit: FormEventHandler
  onClose: () => void
  /** What the button says. */
  press: string
  busy: boolean
  refusal: string | undefined
  className?: string
  children: ReactNode
}

/** What a dialog asks for, what the shop has refused, and the two ways out. */
export function AdminDialogForm({ onSubmit, onClose, press, busy, refusal, className, children }: Props) {
  const texts = useTexts(adminText)
  return (
    <form onSubmit={onSubmit} noValidate className={className}>
      {children}
      <div role="alert">{refusal ? <p className="field-problem">{refusal}</p> : null}</div>
      <div className="admin-dialog-foot">
        <Button look="line" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={busy}>
          {busy ? texts.working : press}
        </Button>
      </div>
    </form>
  )
}
