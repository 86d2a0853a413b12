import { type ComponentType, startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isFramework } from '#platform/browser/framework-routes.ts'
import { nowInUse } from '#platform/browser/in-use.ts'
import { hydratedPages } from '#platform/browser/hydrated-pages.tsx'
import { isOwnPageHere, sentOwnPage } from '#platform/browser/own-page-here.ts'
import { sentPage } from '#platform/browser/sent-page.ts'
import { OwnPageSent } from './screens/own-page.tsx'
import { reloadForNewBuild } from '#ui/lost-script.ts'

window.addEventListener('vite:preloadError', ({ payload }) => void reloadForNewBuild(payload))

const isFrameworkPage = (): boolean => Object.keys(sentPage().routeModules).some(isFramework)

async function pagesHere(): Promise<ComponentType> {
  // In development the framework's own router swaps changed screens in place, on every page.
  if (!isFrameworkPage() && !import.meta.env.DEV) return hydratedPages()
  const { frameworkPages } = await import('#platform/browser/framework-pages.ts')
  return frameworkPages(isFrameworkPage())
}

async function hydrate(): Promise<void> {
  const Pages = await pagesHere()
  // In development the page may still be on its way.
  if (document.readyState === 'loading') await new Promise((go) => addEventListener('DOMContentLoaded', go))
  const own = sentOwnPage()
  if (own && !(await isOwnPageHere(own))) return
  // What it was sent with is let go of at once, and that reaches every part.
  if (own || isFrameworkPage()) nowInUse()
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <OwnPageSent page={own}>
          <Pages />
        </OwnPageSent>
      </StrictMode>,
    )
  })
}

void hydrate()
