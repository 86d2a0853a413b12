import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { problemText } from '#language/problem.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

const RELOAD_GUARD_MS = 60_000
const RELOADED_AT = 'reloadedAt'

/** What is shown when a page cannot be: it does not exist, the shop is broken, or the reader is offline. */
export function ErrorView() {
  const problem = useRouteError()
  const language = useLanguage()
  const texts = useTexts(problemText)
  const [offline, setOffline] = useState(false)
  useEffect(() => setOffline(!navigator.onLine), [])
  useReloadForNewBuild(problem)
  const home = (
    <a className="btn" href={localPath(language, '/')} data-reload>
      {texts.home}
    </a>
  )
  if (isRouteErrorResponse(problem) && problem.status === 404) {
    return (
      <Page title={texts.notFoundTitle} action={home}>
        {texts.notFound}
      </Page>
    )
  }
  return (
    <Page
      title={texts.brokenTitle}
      action={
        <>
          <Button onClick={() => location.reload()}>{texts.retry}</Button>
          <a className="link" href={localPath(language, '/')} data-reload>
            {texts.home}
          </a>
        </>
      }
    >
      {offline ? texts.offline : texts.broken}
    </Page>
  )
}

function Page({ title, action, children }: { title: string; action: React.ReactNode; children: string }) {
  return (
    <>
      <title>{`${title} | PRAYA`}</title>
      <EmptyState level={1} title={title} action={action}>
        {children}
      </EmptyState>
    </>
  )
}

/** A chunk that is gone means a newer build is out: the page is loaded anew, once a minute at most. */
function useReloadForNewBuild(problem: unknown): void {
  useEffect(() => {
    if (!(problem instanceof TypeError) || !/import|module|fetch/i.test(problem.message) || !navigator.onLine) return
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0)
    if (Date.now() - last < RELOAD_GUARD_MS) return
    sessionStorage.setItem(RELOADED_AT, String(Date.now()))
    location.reload()
  }, [problem])
}
