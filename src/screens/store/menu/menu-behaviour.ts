const OPEN_MS = 350
const SWITCH_MS = 350
const CLOSE_MS = 300

/**
 * Makes the menu's markup work by listening on its container: a panel opens when the pointer rests, stays while the
 * pointer crosses a neighbour on its way to it, and obeys the keyboard. Answers how to stop.
 */
export function startMenu(nav: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let open: HTMLElement | undefined
  let lastY = 0
  const show = (item: HTMLElement | undefined) => {
    clearTimeout(timer)
    if (item === open) return
    setOpen(open, false)
    open = item
    setOpen(open, true)
  }
  const soon = (item: HTMLElement | undefined, ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => show(item), ms)
  }
  const stop = new AbortController()
  const on = listenIn(nav, stop.signal)

  on('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return
    const item = itemOf(event.target)
    if (insidePanel(event.target) || item === open) return clearTimeout(timer)
    soon(panelled(item), open ? SWITCH_MS : OPEN_MS)
  })
  // Heading for the open panel, however slanted, means not choosing the neighbour under the pointer.
  on('pointermove', (event) => {
    const headingDown = event.clientY > lastY
    lastY = event.clientY
    const item = itemOf(event.target)
    if (open && item && item !== open && headingDown && !insidePanel(event.target)) soon(panelled(item), SWITCH_MS)
  })
  on('pointerleave', () => soon(undefined, CLOSE_MS))
  on('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest('.menu-open, a') : null
    if (pressed) show(pressed.matches('a') || itemOf(pressed) === open ? undefined : itemOf(pressed))
  })
  on('keydown', (event) => onKey(event, open, show))
  on('focusout', (event) => {
    if (open && event.relatedTarget instanceof Node && !open.contains(event.relatedTarget)) show(undefined)
  })
  const onOutside = (event: Event) => {
    if (open && event.target instanceof Node && !nav.contains(event.target)) show(undefined)
  }
  document.addEventListener('click', onOutside, { signal: stop.signal })
  return () => {
    clearTimeout(timer)
    setOpen(open, false)
    stop.abort()
  }
}

const listenIn =
  (nav: HTMLElement, signal: AbortSignal) =>
  <Name extends keyof HTMLElementEventMap>(name: Name, does: (event: HTMLElementEventMap[Name]) => void): void =>
    nav.addEventListener(name, does, { signal })

function onKey(event: KeyboardEvent, open: HTMLElement | undefined, show: (item: HTMLElement | undefined) => void): void {
  const item = itemOf(event.target)
  if (event.key === 'Escape' && open) {
    const top = open.querySelector<HTMLElement>('.menu-top')
    show(undefined)
    top?.focus()
    return
  }
  if (!item || insidePanel(event.target)) return
  if (event.key === 'ArrowDown' && item.hasAttribute('data-panel')) {
    event.preventDefault()
    show(item)
    item.querySelector<HTMLElement>('.menu-panel a')?.focus()
  }
  const step = { ArrowRight: 'nextElementSibling', ArrowLeft: 'previousElementSibling' } as const
  if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
    event.preventDefault()
    item[step[event.key]]?.querySelector<HTMLElement>('.menu-top')?.focus()
  }
}

function setOpen(item: HTMLElement | undefined, open: boolean): void {
  item?.toggleAttribute('data-open', open)
  item?.querySelector('.menu-open')?.setAttribute('aria-expanded', String(open))
}

const itemOf = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element ? target.closest<HTMLElement>('.menu-row > li') : null) ?? undefined
const insidePanel = (target: EventTarget | null): boolean => target instanceof Element && target.closest('.menu-panel') !== null
const panelled = (item: HTMLElement | undefined): HTMLElement | undefined => (item?.hasAttribute('data-panel') ? item : undefined)
