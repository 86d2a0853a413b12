import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { storeText } from '#language/frame/store.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { awake } from '#ui/early-hands.tsx'
import { awaitPart } from '#platform/browser/parts-on-server.ts'

const load = () => import('./problem-view.tsx')

/** What a page shows that cannot be shown, once it is here: a browser has it come as soon as a page is up. */
let here: ComponentType | undefined
const take = (View: ComponentType): void => {
  here = View
}
if (import.meta.env.SSR) awaitPart(load, take)

/** A page that was sent as a problem stands as the server drew it until then. */
const Late = lazy(() =>
  load().then(
    ({ default: View }) => ({ default: awake(View) }),
    () => ({ default: WayHome }),
  ),
)

/** Before there is a problem: with one, there may be no connection to have it by. */
export function useErrorView(): void {
  useEffect(() => {
    load().then(
      (loaded) => take(loaded.default),
      // Then the way home is all that is shown.
      () => {},
    )
  }, [])
}

export function ErrorView() {
  const [View] = useState(() => here ?? Late)
  return (
    <Suspense>
      <View />
    </Suspense>
  )
}

/** The same where there is no frame around it. */
export const BareErrorView = () => (
  <main id="main">
    <ErrorView />
  </main>
)

function WayHome() {
  const language = useLanguage()
  const { home } = useTexts(storeText)
  return (
    <p className="empty">
      <a className="link" href={localPath(language, '/')} data-reload>
        {home}
      </a>
    </p>
  )
}
