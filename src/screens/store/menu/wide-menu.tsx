import { useContext, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { storeText } from '#language/frame/store.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { getNavigation } from '#modules/catalogue/catalogue.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { markCurrent } from './menu-current.ts'
import { MenuContext } from './menu-context.ts'

/** The last markup of this visit: language and side change by a reload alone. */
let cached = ''

/**
 * The markup is the server's; React leaves it alone. Only when the shopper came from a page without a menu is it made
 * here, from the same tree.
 */
export function WideMenu({ side }: { side: 'women' | 'men' }) {
  const texts = useTexts(storeText)
  const language = useLanguage()
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  const fromServer = useContext(MenuContext)
  // One object for good: a new one, however equal, would make React write the markup again.
  const [html, setHtml] = useState({ __html: fromServer || cached })

  useEffect(() => {
    const element = nav.current
    if (!element) return undefined
    if (element.childElementCount === 0) {
      void Promise.all([
        call(getNavigation, { sexType: side }, { quiet: true }),
        import('./menu-markup.ts'),
        import('./menu-tree.ts'),
      ]).then(
        ([found, markup, tree]) => {
          if (found.ok) setHtml({ __html: markup.menuMarkup(tree.menuTree(found.data, language), language) })
        },
        // Without its menu the page still has the search and the footer.
        () => {},
      )
    }
    const stop = startWhenUsed(element)
    return () => {
      stop()
      cached = element.innerHTML
    }
  }, [language, side])
  useEffect(() => {
    if (nav.current) markCurrent(nav.current, pathname)
  }, [pathname, html])

  return (
    <nav ref={nav} className="wide-menu" aria-label={texts.mainMenu} suppressHydrationWarning dangerouslySetInnerHTML={html} />
  )
}

/**
 * What the menu does is fetched when it is first pointed at or reached by the keyboard; what is pressed meanwhile counts once it
 * is here.
 */
function startWhenUsed(nav: HTMLElement): () => void {
  const left = new AbortController()
  let stop: (() => void) | undefined
  let pressed: Element | null = null
  const keys: string[] = []
  let asked = false
  const start = (event: Event) => {
    if (asked) return
    asked = true
    const begin = (startMenu: (nav: HTMLElement) => () => void) => {
      if (left.signal.aborted) return
      stop = startMenu(nav)
      // The pointer may be resting already, or be gone; a button may have been pressed.
      if (event instanceof PointerEvent)
        [...nav.querySelectorAll(':hover')]
          .at(-1)
          ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: event.pointerType }))
      if (pressed instanceof HTMLElement) pressed.click()
      pressed = null
      for (const key of keys)
        nav.querySelector(':focus')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    }
    // Without it the names are links like any other.
    void import('./menu-behaviour.ts').then(
      ({ startMenu }) => begin(startMenu),
      () => left.abort(),
    )
  }
  const { signal } = left
  nav.addEventListener('pointerover', start, { signal })
  nav.addEventListener('focusin', start, { signal })
  const remember = ({ target }: Event) => {
    if (!stop && target instanceof Element) pressed = target.closest('.menu-open')
  }
  nav.addEventListener('click', remember, { signal })
  const keep = (event: KeyboardEvent) => {
    if (stop || event.altKey || !event.key.startsWith('Arrow')) return
    keys.push(event.key)
    event.preventDefault()
  }
  nav.addEventListener('keydown', keep, { signal })
  return () => {
    left.abort()
    stop?.()
  }
}
