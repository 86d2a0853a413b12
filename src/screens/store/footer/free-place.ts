/** Parts that float over the page, chat and the way to the top, keep to places where they cover nothing. */

/** Between the places that are tried, and between the points that are looked at in one. */
const STEP_PX = 14
/** Above this share of the window they stay away rather than climb. */
const HIGHEST = 0.55
const CONTROLS = 'button, input, select, textarea, label, summary, .btn, .link, .buy-bar'

type Box = { left: number; top: number; right: number; bottom: number }

const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

function hasText(element: Element, box: Box): boolean {
  const range = document.createRange()
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.textContent?.trim() === '') return false
    range.selectNodeContents(node)
    return [...range.getClientRects()].some((line) => meets(line, box))
  })
}

/** From edge to edge: what only just reaches in is met, too. */
const points = (from: number, to: number): number[] => [
  ...Array.from({ length: Math.ceil((to - from) / STEP_PX) }, (_, at) => from + at * STEP_PX),
  to,
]

/** What stands at a point of the window. The same points are looked at again from every place further up. */
function lookBehind(floating: readonly Element[]): (x: number, y: number) => Element | undefined {
  const known = new Map<string, Element | undefined>()
  const floats = (element: Element): boolean => floating.some((part) => part.contains(element))
  return (x, y) => {
    const point = `${x},${y}`
    if (known.has(point)) return known.get(point)
    // The topmost is found much faster than all of them.
    const topmost = document.elementFromPoint(x, y) ?? undefined
    const below = topmost && floats(topmost) ? document.elementsFromPoint(x, y).find((one) => !floats(one)) : topmost
    known.set(point, below)
    return below
  }
}

/** Whether words, a control or the focus would lie under this box. Pictures may: they are large. */
function isTaken(box: Box, floating: readonly Element[], behind: ReturnType<typeof lookBehind>): boolean {
  const focus = document.activeElement
  if (focus && focus !== document.body && !floating.some((part) => part.contains(focus)) && focus.localName !== 'main') {
    const own = focus.getBoundingClientRect()
    if (own.height < innerHeight / 3 && meets(own, box)) return true
  }
  for (const y of points(box.top, box.bottom))
    for (const x of points(box.left, box.right)) {
      const below = behind(x, y)
      if (!below) continue
      const link = below.closest('a')
      if (below.closest(CONTROLS) || (link && !link.querySelector('img')) || hasText(below, box)) return true
    }
  return false
}

/** How far the floating parts must rise from where they stand to cover nothing; undefined when there is no such place. */
export function freeRise(floating: readonly HTMLElement[], home: Box): number | undefined {
  const behind = lookBehind(floating)
  for (let rise = 0; home.bottom - rise > innerHeight * (1 - HIGHEST); rise += STEP_PX) {
    const box = { ...home, top: home.top - rise - 4, bottom: home.bottom - rise + 4, left: home.left - 4, right: home.right + 4 }
    if (!isTaken(box, floating, behind)) return rise
  }
  return undefined
}
