import { type ComponentType, startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isFramework } from '#platform/browser/framework-routes.ts'
import { hydratedPages } from '#platform/browser/hydrated-pages.tsx'
import { sentPage } from '#platform/browser/sent-page.ts'
import { reloadForNewBuild } from '#ui/lost-script.ts'

window.addEventListener('vite:preloadError', ({ payload }) => void reloadForNewBuild(payload))

async function pagesHere(): Promise<ComponentType> {
  const isFrameworkPage = Object.keys(sentPage().routeModules).some(isFramework)
  // In development the framework's own router swaps changed screens in place, on every page.
  if (!isFrameworkPage && !import.meta.env.DEV) return hydratedPages()
  const { frameworkPages } = await import('#platform/browser/framework-pages.ts')
  return frameworkPages(isFrameworkPage)
}

async function hydrate(): Promise<void> {
  const Pages = await pagesHere()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Pages />
      </StrictMode>,
    )
  })
}

void hydrate()
