import { adminText } from '#language/admin/admin.text.ts'
import { screenCodes } from '#language/screen-codes.ts'
import { useTexts } from '#language/texts.ts'
import { uiText } from '#language/frame/ui.text.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { RefusedCall } from './desk-query.ts'
import { useDeskSession } from './desk-session.ts'

/** Nothing could be loaded: why, and what can be done. */
export function DeskProblem({ refusal, retry }: { refusal: RefusedCall; retry: () => void }) {
  const texts = useTexts(adminText)
  const ui = useTexts(uiText)
  const { NotPermitted } = useDeskSession()
  if (refusal.code === screenCodes.NOT_PERMITTED) return <NotPermitted />
  return (
    <EmptyState title={texts.failed} action={<Button onClick={retry}>{ui.retry}</Button>}>
      {refusal.message}
    </EmptyState>
  )
}

/** What is shown could not be refreshed; it stays, and says so. */
export function DeskStale({ refusal }: { refusal: RefusedCall | null }) {
  const texts = useTexts(adminText)
  return (
    <div role="status" className="admin-stale">
      {refusal ? <p className="admin-notice">{texts.notRefreshed}</p> : null}
    </div>
  )
}
