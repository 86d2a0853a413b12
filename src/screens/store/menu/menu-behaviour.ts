import { onMenuKey } from './menu-keys.ts'
import { insidePanel, itemOf, type Item, panelled, setOpen } from './menu-parts.ts'
import { isHeadingFor, type Point } from './safe-triangle.rules.ts'

const OPEN_MS = 350
const CLOSE_MS = 300

/**
 * Makes the menu's markup work by listening on its container: a panel opens when the pointer rests, stays while the
 * pointer crosses a neighbour on its way to it, and obeys the keyboard. Answers how to stop.
 */
export function startMenu(nav: HTMLElement): () => void {
  const stop = new AbortController()
  const panel = onePanel()
  const on = listenIn(nav, stop.signal)
  onPointer(on, panel)
  on('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('.menu-open, a') : null
    if (!pressed) return
    const item = itemOf(pressed)
    const opens = pressed.matches('.menu-open') || isFirstTap(event, pressed, item, panel.open())
    if (opens) event.preventDefault()
    panel.show(opens && item !== panel.open() ? item : undefined)
  })
  on('keydown', (event) => onMenuKey(event, panel.show))
  on('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && panel.open()?.contains(relatedTarget) === false) panel.show(undefined)
  })
  const onOutside = ({ target }: Event) => {
    if (target instanceof Node && !nav.contains(target)) panel.show(undefined)
  }
  // A panel that was opened by pointing is left by the keyboard, wherever that is.
  const onEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') panel.leave()
  }
  document.addEventListener('click', onOutside, { signal: stop.signal })
  document.addEventListener('keydown', onEscape, { signal: stop.signal })
  return () => {
    panel.show(undefined)
    stop.abort()
  }
}

type Panel = ReturnType<typeof onePanel>

/** One panel at a time, now or soon. */
function onePanel() {
  let open: Item
  let timer: ReturnType<typeof setTimeout> | undefined
  let dismissed = false
  const show = (item: Item) => {
    clearTimeout(timer)
    if (item === open) return
    setOpen(open, false)
    open = item
    setOpen(open, true)
  }
  return {
    open: () => open,
    show,
    soon: (item: Item, ms: number) => {
      clearTimeout(timer)
      if (!dismissed) timer = setTimeout(() => show(item), ms)
    },
    wait: () => clearTimeout(timer),
    /** Whether this ends the rest after Esc. */
    wake: () => {
      const was = dismissed
      dismissed = false
      return was
    },
    leave: () => {
      const left = open
      show(undefined)
      dismissed = true
      if (left?.contains(document.activeElement)) left.querySelector<HTMLElement>('.menu-top')?.focus()
    },
  }
}

function onPointer(on: ReturnType<typeof listenIn>, panel: Panel): void {
  let last: Point = { x: 0, y: 0 }
  const isOnItsWay = ({ clientX, clientY }: PointerEvent): boolean => {
    const from = last
    last = { x: clientX, y: clientY }
    const words = panel.open()?.querySelector('.menu-inside')?.getBoundingClientRect()
    return words !== undefined && isHeadingFor(from, last, { left: words.left, right: words.right, y: words.top })
  }
  const onOver = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return
    const item = itemOf(event.target)
    if (insidePanel(event.target) || item === panel.open()) panel.wait()
    else panel.soon(panelled(item), OPEN_MS)
  }
  on('pointerover', onOver)
  // After Esc a pointer at rest meets what moves under it, which would open a panel again: only a hand that moves means it.
  on('pointermove', (event) => {
    if (panel.wake()) onOver(event)
  })
  // A pointer on its way to the open panel does not mean the neighbour it crosses: the delay restarts.
  on('pointermove', (event) => {
    const onItsWay = isOnItsWay(event)
    const item = itemOf(event.target)
    if (onItsWay && item && item !== panel.open() && !insidePanel(event.target)) panel.soon(panelled(item), OPEN_MS)
  })
  on('pointerleave', ({ pointerType }) => pointerType === 'mouse' && panel.soon(undefined, CLOSE_MS))
}

/** A finger cannot rest on a name: its first touch opens the panel, the second follows the link. */
const isFirstTap = (event: MouseEvent, pressed: Element, item: Item, open: Item): boolean =>
  event instanceof PointerEvent && event.pointerType === 'touch' && pressed.matches('[data-panel] > .menu-top') && item !== open

const listenIn =
  (nav: HTMLElement, signal: AbortSignal) =>
  <Name extends keyof HTMLElementEventMap>(name: Name, does: (event: HTMLElementEventMap[Name]) => void): void =>
    nav.addEventListener(name, does, { signal })
