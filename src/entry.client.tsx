import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { hydratedPages } from '#platform/browser/hydrated-pages.tsx'
import { reloadForNewBuild } from '#ui/lost-script.ts'

window.addEventListener('vite:preloadError', ({ payload }) => void reloadForNewBuild(payload))

async function wake(): Promise<void> {
  // In development the framework's own router swaps changed screens in place.
  const Pages = import.meta.env.DEV ? (await import('react-router/dom')).HydratedRouter : await hydratedPages()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Pages />
      </StrictMode>,
    )
  })
}

void wake()
