/** Parts that float over the page, chat and the way to the top, each have one place and are away while they would cover something. */

/** Between the points that are looked at. */
const STEP_PX = 14
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

/** What stands at a point of the window, below what floats. */
function lookBehind(floating: readonly Element[], x: number, y: number): Element | undefined {
  const floats = (element: Element): boolean => floating.some((part) => part.contains(element))
  // The topmost is found much faster than all of them.
  const topmost = document.elementFromPoint(x, y) ?? undefined
  return topmost && floats(topmost) ? document.elementsFromPoint(x, y).find((one) => !floats(one)) : topmost
}

/** Whether words, a control or the focus would lie under this box. Pictures may: they are large. */
function isTaken(box: Box, floating: readonly Element[]): boolean {
  const focus = document.activeElement
  if (focus && focus !== document.body && !floating.some((part) => part.contains(focus)) && focus.localName !== 'main') {
    const own = focus.getBoundingClientRect()
    if (own.height < innerHeight / 3 && meets(own, box)) return true
  }
  for (const y of points(box.top, box.bottom))
    for (const x of points(box.left, box.right)) {
      const below = lookBehind(floating, x, y)
      if (!below) continue
      const link = below.closest('a')
      if (below.closest(CONTROLS) || (link && !link.querySelector('img')) || hasText(below, box)) return true
    }
  return false
}

const MARGIN_PX = 4

/** Whether a floating part would cover something where it stands. */
export function isInTheWay(part: HTMLElement, floating: readonly HTMLElement[]): boolean {
  const { left, top, right, bottom } = part.getBoundingClientRect()
  const box = { left: left - MARGIN_PX, top: top - MARGIN_PX, right: right + MARGIN_PX, bottom: bottom + MARGIN_PX }
  return isTaken(box, floating)
}
