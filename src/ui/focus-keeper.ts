/** What had the focus last, and what has come and gone since. */
export type Watched = { at: Element; records: readonly MutationRecord[] }
/** What had the focus; and once it has been taken away with what it did: out of what, and between which neighbours. */
type Place = { at: Element; gone?: Gone }
type Gone = { root: Element; into: Element; before: Element | null; after: Element | null }

const LAYER = 'dialog, [popover], [role$="dialog"]'
/** What belongs together: a question that takes the place of a button stands in the same. */
const GROUP = 'form, fieldset, [role="group"], li, tr'
const CLOSED = 'dialog:not([open]), [popover]:not(:popover-open)'
/** No field to type in: on a phone that would bring up its keys. */
const CONTROL = 'a[href], button:not(:disabled), select, summary, input:is([type=checkbox], [type=radio]):not(:disabled)'
/** Long enough for what follows a removal to be drawn: the way to undo it, or a screen's own choice. */
const SETTLED_MS = 60
/** The way to undo may be shown later than that, where its script is still on its way: until then the focus goes over to it. */
const LATE_MS = 4_000

/**
 * A control that goes away takes the focus with it, and whoever uses a keyboard or a screen reader would begin at the top of the page.
 * Here it goes on: at the way to undo what was done, at what has taken the place, at the next line of a list or the one before, else
 * at the heading. A screen that says itself where the focus goes is left alone.
 */
export function keepFocus({ at, records: before }: Watched): void {
  let onPage: Place | undefined = { at: document.body }
  let inLayer: Place | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let kept: { goal: Element | null; until: number } = { goal: null, until: 0 }
  const onFocus = (target: EventTarget | null): void => {
    if (!(target instanceof Element)) return
    inLayer = target.closest(LAYER) ? { at: target } : undefined
    if (!inLayer) onPage = { at: target }
  }
  // Left on purpose, for nothing: then nothing is kept. What goes away may tell the same, but is gone a moment later.
  const onBlur = ({ target, relatedTarget }: FocusEvent): void => {
    if (relatedTarget === null)
      queueMicrotask(() => {
        if (!(target instanceof Element) || !target.isConnected || document.activeElement === target) return
        if (inLayer?.at === target) inLayer = undefined
        else if (onPage?.at === target) onPage = undefined
      })
  }
  const settle = (): void => {
    if (!isLost()) return goOver()
    const isInside = inLayer?.gone?.into.isConnected && inLayer.gone.into.closest(LAYER)?.matches(CLOSED) === false
    const place = isInside ? inLayer : onPage
    if (!place) return goOver()
    focusOn(goalOf(place))
    kept = { goal: document.activeElement, until: performance.now() + LATE_MS }
  }
  const mayGoOver = (): boolean => kept.goal === document.activeElement && performance.now() < kept.until
  const goOver = (): void => {
    const undo = mayGoOver() ? wayToUndo() : undefined
    if (undo) focusOn(undo)
  }
  const look = (records: readonly MutationRecord[]): void => {
    for (const place of [onPage, inLayer]) if (place) follow(place, records)
    if (!(isLost() && (onPage?.gone ?? inLayer?.gone)) && !mayGoOver()) return
    clearTimeout(timer)
    timer = setTimeout(settle, SETTLED_MS)
  }
  onFocus(at)
  look(before)
  document.addEventListener('focusin', ({ target }) => onFocus(target))
  document.addEventListener('focusout', onBlur)
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/** From what was taken away up to what is still on the page. */
function follow(place: Place, records: readonly MutationRecord[]): void {
  for (let anchor = place.gone?.into ?? place.at; !anchor.isConnected; ) {
    const record = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(anchor)))
    const root = record && [...record.removedNodes].find((node) => node.contains(anchor))
    if (!(root instanceof Element && record?.target instanceof Element)) return
    place.gone = { root, into: record.target, ...neighbours(record) }
    anchor = record.target
  }
}

const neighbours = ({ previousSibling, nextSibling }: MutationRecord) => ({
  before: elementFrom(previousSibling, 'previousSibling'),
  after: elementFrom(nextSibling, 'nextSibling'),
})

function elementFrom(node: Node | null, way: 'previousSibling' | 'nextSibling'): Element | null {
  let at = node
  while (at && !(at instanceof Element)) at = at[way]
  return at
}

function goalOf({ at, gone }: Place): HTMLElement | undefined {
  if (!gone) return at instanceof HTMLElement ? at : undefined
  return (
    wayToUndo() ??
    controlIn(between(gone)) ??
    controlIn(lines(gone, gone.after, 'nextElementSibling')) ??
    controlIn(lines(gone, gone.before, 'previousElementSibling')) ??
    controlIn([...(gone.into.closest(GROUP)?.querySelectorAll('[data-autofocus]') ?? [])]) ??
    controlIn([gone.into.closest(GROUP)].filter((group) => group !== null)) ??
    headingOf(gone.into)
  )
}

const shown = (elements: Iterable<HTMLElement>): HTMLElement | undefined =>
  [...elements].find((element) => element.checkVisibility() && !element.closest('[inert]'))

const wayToUndo = (): HTMLElement | undefined => shown(document.querySelectorAll<HTMLElement>('[data-undo]'))

/** What stands now where it was. */
function between({ into, before, after }: Gone): Element[] {
  const found: Element[] = []
  if (before?.isConnected === false || after?.isConnected === false) return found
  for (let at = before ? before.nextElementSibling : into.firstElementChild; at && at !== after; at = at.nextElementSibling)
    found.push(at)
  return found
}

/** The neighbours on one side that are lines of the same list. */
function lines({ root }: Gone, from: Element | null, way: 'nextElementSibling' | 'previousElementSibling'): Element[] {
  const found: Element[] = []
  for (let at = from; at; at = at[way]) if (at.isConnected && isAlike(at, root)) found.push(at)
  return found
}

const isAlike = (one: Element, other: Element): boolean =>
  one.tagName === other.tagName && (/^(LI|TR)$/.test(one.tagName) || (one.className !== '' && one.className === other.className))

function controlIn(elements: readonly Element[]): HTMLElement | undefined {
  for (const element of elements) {
    const controls = [...element.querySelectorAll<HTMLElement>(CONTROL)]
    const found = shown(element instanceof HTMLElement && element.matches(CONTROL) ? [element, ...controls] : controls)
    if (found) return found
  }
  return undefined
}

/** That of the part it was in, or of the page. */
function headingOf(into: Element): HTMLElement | undefined {
  const headings = 'h1, h2, h3'
  for (
    let part = into.closest(`section, article, ${LAYER}, main`);
    part;
    part = part.parentElement?.closest('section, main') ?? null
  ) {
    const heading = shown(part.querySelectorAll<HTMLElement>(headings))
    if (heading) return heading
  }
  return shown(document.querySelectorAll<HTMLElement>('main h1, main'))
}

function focusOn(goal: HTMLElement | undefined): void {
  if (!goal) return
  if (!goal.matches(CONTROL) && !goal.hasAttribute('tabindex')) goal.tabIndex = -1
  goal.focus({ preventScroll: true })
}
