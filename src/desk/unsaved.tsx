import { useBeforeUnload, useBlocker } from 'react-router'
import { adminText } from '#language/admin/admin.text.ts'
import { useTexts } from '#language/texts.ts'
import { Button } from '#ui/button.tsx'
import { DeskDialog } from './dialog.tsx'

/** Whoever leaves a form that is not saved is asked first: here within the back office, by the browser on every other way out. */
export function DeskUnsaved({ when }: { when: boolean }) {
  const texts = useTexts(adminText)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname)
  useBeforeUnload((event) => {
    if (when) event.preventDefault()
  })
  if (blocker.state !== 'blocked') return null
  return (
    <DeskDialog title={texts.unsavedTitle} onClose={blocker.reset} backCloses={false}>
      <p>{texts.unsaved}</p>
      <div className="admin-dialog-foot">
        <Button look="line" onClick={blocker.proceed}>
          {texts.leave}
        </Button>
        <Button data-autofocus="" onClick={blocker.reset}>
          {texts.stay}
        </Button>
      </div>
    </DeskDialog>
  )
}
