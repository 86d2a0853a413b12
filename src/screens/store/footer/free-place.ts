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

/** Whether words, a control or the focus would lie under this box. Pictures may: they are large. */
function isTaken(box: Box, floating: readonly Element[]): boolean {
  const focus = document.activeElement
  if (focus && focus !== document.body && !floating.some((part) => part.contains(focus)) && focus.localName !== 'main') {
    const own = focus.getBoundingClientRect()
    if (own.height < innerHeight / 3 && meets(own, box)) return true
  }
  for (const y of points(box.top, box.bottom))
    for (const x of points(box.left, box.right)) {
      const below = document.elementsFromPoint(x, y).find((element) => !floating.some((part) => part.contains(element)))
      if (!below) continue
      const link = below.closest('a')
      if (below.closest(CONTROLS) || (link && !link.querySelector('img')) || hasText(below, box)) return true
    }
  return false
}

/** How far the floating parts must rise from where they stand to cover nothing; undefined when there is no such place. */
export function freeRise(floating: readonly HTMLElement[], home: Box): number | undefined {
  for (let rise = 0; home.bottom - rise > innerHeight * (1 - HIGHEST); rise += STEP_PX) {
    const box = { ...home, top: home.top - rise - 4, bottom: home.bottom - rise + 4, left: home.left - 4, right: home.right + 4 }
    if (!isTaken(box, floating)) return rise
  }
  return undefined
}
