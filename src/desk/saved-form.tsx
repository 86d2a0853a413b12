import type { ReactNode } from 'react'
import { showMoment } from '#language/dates.ts'
import { adminText } from '#language/admin/admin.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { Button } from '#ui/button.tsx'
import type { Conflict, SavedForm } from './use-saved-form.ts'

/** What is saved as a whole: its fields, what went wrong, and the two ways on. */
export function DeskSavedForm({
  form,
  save,
  title,
  keep,
  children,
}: {
  form: SavedForm
  save: string
  title: string
  /** Names the way to save it as it stands, where nobody has looked through it yet. */
  keep?: string | undefined
  children: ReactNode
}) {
  const texts = useTexts(adminText)
  const { element, send, refusal, conflict, isDirty, busy, startAgain, keepTyped } = form
  const isSaved = !isDirty && keep === undefined
  return (
    <form ref={element} className="admin-form" aria-label={title} onSubmit={send} noValidate>
      {children}
      <div className="admin-dialog-foot admin-form-foot">
        <div role="alert">
          {refusal ? <p className="field-problem">{refusal}</p> : null}
          {conflict ? <DeskMovedOn {...conflict} onKeep={keepTyped} onLoad={startAgain} /> : null}
        </div>
        {isDirty ? (
          <Button look="line" onClick={startAgain}>
            {texts.discard}
          </Button>
        ) : null}
        <Button
          type="submit"
          busy={busy}
          // A button that is switched off loses the focus, and whoever works with keys would begin at the top again.
          aria-disabled={isSaved || undefined}
          onClick={(event) => (isSaved ? event.preventDefault() : undefined)}
          look={isDirty || keep === undefined ? 'primary' : 'line'}
        >
          {busy ? texts.saving : isDirty ? save : (keep ?? save)}
        </Button>
      </div>
    </form>
  )
}

/** Who was quicker, and the two ways on: nothing that is typed is lost unasked. */
export function DeskMovedOn({ by, time, onKeep, onLoad }: Conflict & { onKeep: () => void; onLoad: () => void }) {
  const language = useLanguage()
  const texts = useTexts(adminText)
  return (
    <div className="admin-notice">
      <p>{texts.movedOn(by || texts.somebody, time && showMoment(time, language))}</p>
      <p className="admin-form-ways">
        <Button look="text" onClick={onKeep}>
          {texts.keepTyped}
        </Button>
        <Button look="text" onClick={onLoad}>
          {texts.loadNewest}
        </Button>
      </p>
    </div>
  )
}
