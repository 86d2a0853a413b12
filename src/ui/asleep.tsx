import { type ComponentType, lazy, memo, Suspense } from 'react'
import { inUse } from '#platform/browser/in-use.ts'
import { awake } from './early-hands.tsx'
import { isAwake } from './is-awake.ts'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A part of every page that nobody needs at first: it stands as the server drew it, its links lead on, and its script is fetched at the
 * first sign of a hand, or with the next page. Properties and the address are all that may change in it: whatever else reached it while
 * it sleeps would have React draw it anew, from nothing.
 */
export function asleep<Props extends object>(load: Load<Props>): ComponentType<Props> {
  if (import.meta.env.SSR) return drawnOnServer(load)
  const Part = lazy(async () => {
    await inUse
    return { default: awake(await onceThere(load)) }
  })
  return memo(function Asleep(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  })
}

const AGAIN_MS = 10_000

/** Without a connection the part sleeps on as the server drew it, until there is one. */
async function onceThere<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  for (let pause = AGAIN_MS; ; pause *= 2) {
    const loaded = await load().catch(() => undefined)
    if (loaded) return loaded.default
    await new Promise((resolve) => {
      window.addEventListener('online', resolve, { once: true })
      setTimeout(resolve, pause)
    })
  }
}

const underWay: Promise<void>[] = []

/** Before the server draws its first page. */
export async function partsAreHere(): Promise<void> {
  await Promise.all(underWay)
}

/** No module waits for it: the part may stand on the very file that it is used in. */
function drawnOnServer<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined
  underWay.push(
    load().then((loaded) => {
      Part = loaded.default
    }),
  )
  return function Drawn(props: Props) {
    if (!Part) throw new Error('a page is drawn before its parts are here')
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** What is sent, or marked as needing it, before its part has come alive is held until then. */
function hold(event: Event): void {
  const target = event.target instanceof Element ? event.target.closest('form[method=post], [data-wakes]') : null
  if (!(target instanceof HTMLElement) || isAwake(target) || (event.type === 'click' && target instanceof HTMLFormElement)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  void import('./early-work.ts').then(({ pressAwake }) => pressAwake(target))
}

if (typeof window !== 'undefined') for (const type of ['click', 'submit']) window.addEventListener(type, hold, true)
