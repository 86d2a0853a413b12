import { house } from '#language/house.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { problemText } from '#language/frame/problem.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { reloadForNewBuild } from '#ui/lost-script.ts'

/** What is shown when a page cannot be: it does not exist, it did not arrive, the shop is broken, or the visitor is offline. */
export default function ProblemView() {
  const problem = useRouteError()
  const language = useLanguage()
  const texts = useTexts(problemText)
  const home = (className: string) => (
    <a className={className} href={localPath(language, '/')} data-reload>
      {texts.home}
    </a>
  )
  if (!isRouteErrorResponse(problem) || problem.status !== 404) return <Broken problem={problem} home={home('link')} />
  return (
    <Page title={texts.notFoundTitle} action={home('btn')}>
      {texts.notFound}
    </Page>
  )
}

function Broken({ problem, home }: { problem: unknown; home: React.ReactNode }) {
  const texts = useTexts(problemText)
  const [cause, setCause] = useState<'offline' | 'late' | 'broken' | 'leaving'>('broken')
  const { asking, refused, retry } = useRetry()
  useEffect(() => setCause(reloadForNewBuild(problem) ? 'leaving' : causeOf(problem)), [problem])
  if (cause === 'leaving') return null
  return (
    <Page
      title={texts.brokenTitle}
      action={
        <>
          <Button busy={asking} onClick={() => void retry()}>
            {texts.retry}
          </Button>
          {home}
        </>
      }
    >
      <span role="status">{refused ? texts.still : ((cause === 'broken' ? saidBy(problem) : undefined) ?? texts[cause])}</span>
    </Page>
  )
}

/** The shop itself says what it cannot do just now; an empty answer or a page is not the shop's. */
const saidBy = (problem: unknown): string | undefined =>
  isRouteErrorResponse(problem) && problem.status === 503 && typeof problem.data === 'string' && /^[^<]/.test(problem.data)
    ? problem.data
    : undefined

const TIME_LIMIT_MS = 10_000
/** The error of an unreachable server differs in every browser. */
const UNREACHED = /failed to fetch|networkerror|load failed|dynamically imported|module script/i

function causeOf(problem: unknown): 'offline' | 'late' | 'broken' {
  if (!navigator.onLine || (problem instanceof TypeError && UNREACHED.test(problem.message))) return 'offline'
  return problem instanceof DOMException && problem.name === 'TimeoutError' ? 'late' : 'broken'
}

/** The page is reloaded only once the shop answers again: the browser's own offline screen has no way back. */
function useRetry() {
  const [asking, setAsking] = useState(false)
  const [refused, setRefused] = useState(false)
  const retry = async () => {
    if (asking) return
    setAsking(true)
    const asked = fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(TIME_LIMIT_MS) })
    const answer = await asked.catch(() => undefined)
    if (answer && answer.status < 500) return location.reload()
    setAsking(false)
    setRefused(true)
  }
  const onOnline = useEffectEvent(() => void retry())
  useEffect(() => {
    const listen = () => onOnline()
    addEventListener('online', listen)
    return () => removeEventListener('online', listen)
  }, [])
  return { asking, refused, retry }
}

function Page({ title, action, children }: { title: string; action: React.ReactNode; children: React.ReactNode }) {
  return (
    <>
      <title>{`${title} | ${house().mark}`}</title>
      <EmptyState level={1} title={title} action={action}>
        {children}
      </EmptyState>
    </>
  )
}
