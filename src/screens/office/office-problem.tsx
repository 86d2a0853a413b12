import { officeText } from '#language/office.text.ts'
import { screenCodes } from '#language/screen-codes.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { uiText } from '#language/ui.text.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { Failure } from './use-office-data.ts'

/** Nothing could be loaded: why, and what can be done. */
export function OfficeProblem({ failure, retry }: { failure: Failure; retry: () => void }) {
  const language = useLanguage()
  const texts = useTexts(officeText)
  const ui = useTexts(uiText)
  if (failure.code === screenCodes.NOT_PERMITTED) {
    const products = (
      <a className="btn btn-line" href={localPath(language, '/console/products')}>
        {texts.toProducts}
      </a>
    )
    return (
      <EmptyState title={texts.notPermittedTitle} action={products}>
        {texts.notPermitted}
      </EmptyState>
    )
  }
  return (
    <EmptyState title={texts.failed} action={<Button onClick={retry}>{ui.retry}</Button>}>
      {failure.msg}
    </EmptyState>
  )
}

/** What is shown could not be refreshed; it stays, and says so. */
export function OfficeStale({ failure }: { failure: Failure | undefined }) {
  const texts = useTexts(officeText)
  return (
    <div role="status" className="office-stale">
      {failure ? <p className="office-notice">{texts.notRefreshed}</p> : null}
    </div>
  )
}
