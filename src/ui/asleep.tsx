import { type ComponentType, createElement, lazy, memo, Suspense, useEffect, useState } from 'react'
import { inUse } from '#platform/browser/in-use.ts'
import { awake } from './early-hands.tsx'
import { isAwake } from './is-awake.ts'
import { awaitPart } from '#platform/browser/parts-on-server.ts'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * A part of every page that nobody needs at first: it stands as the server drew it, its links lead on, and its script is fetched at the
 * first sign of a hand, or with the next page. Properties and the address are all that may change in it: whatever else reached it while
 * it sleeps would have React draw it anew, from nothing.
 */
export function asleep<Props extends object>(load: Load<Props>): ComponentType<Props> {
  if (import.meta.env.SSR) return drawnOnServer(load)
  let mark: HTMLElement | null = null
  const Part = lazy(async () => {
    await inUse
    const loaded = await load().catch(() => undefined)
    return { default: loaded ? awake(loaded.default) : asItIs(load, () => rootsBefore(mark)) }
  })
  return memo(function Asleep(props: Props) {
    return (
      <>
        <Suspense>
          <Part {...props} />
        </Suspense>
        <template ref={(element) => void (mark = element)} />
      </>
    )
  })
}

/**
 * A part whose script cannot be had: it stays as the server drew it, and is drawn anew once there is a connection. React would take it
 * away, or keep every page from coming until it is there.
 */
function asItIs<Props extends object>(load: Load<Props>, findRoots: () => Element[]): ComponentType<Props> {
  return function AsItIs(props: Props) {
    const [roots] = useState(findRoots)
    const [Part, setPart] = useState<ComponentType<Props>>()
    useEffect(() => {
      const again = (): void => void load().then((loaded) => setPart(() => loaded.default), String)
      addEventListener('online', again)
      return () => removeEventListener('online', again)
    }, [])
    if (Part) return <Part {...props} />
    return roots.map(({ localName, innerHTML: __html }, key) =>
      // What is in them is compared with nothing, and left alone.
      createElement(localName, { key, suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html } }),
    )
  }
}

/** What a part has put on the page: React marks where it begins and ends. */
function rootsBefore(mark: Element | null): Element[] {
  const roots: Element[] = []
  let deep = 0
  for (let node = mark?.previousSibling; node; node = node.previousSibling) {
    if (node instanceof Element && deep > 0) roots.unshift(node)
    if (!(node instanceof Comment && /^\/?\$/.test(node.data))) continue
    deep += node.data === '/$' ? 1 : -1
    if (deep === 0) break
  }
  return roots
}

function drawnOnServer<Props extends object>(load: Load<Props>): ComponentType<Props> {
  let Part: ComponentType<Props> | undefined
  awaitPart(load, (loaded) => {
    Part = loaded
  })
  return function Drawn(props: Props) {
    if (!Part) throw new Error('a page is drawn before its parts are here')
    return (
      <>
        <Suspense>
          <Part {...props} />
        </Suspense>
        <template />
      </>
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
