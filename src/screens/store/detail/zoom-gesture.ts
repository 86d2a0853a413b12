import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'

/** How far a picture is enlarged, and by how many pixels its centre has moved. */
type View = { scale: number; x: number; y: number }
type Point = { x: number; y: number }

const FAR: View = { scale: 1, x: 0, y: 0 }
const NEAR = 2.5
const MOST = 4
const TAP_PX = 8
const SWIPE_PX = 50
const DOUBLE_TAP_MS = 320

const between = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

/** Two fingers enlarge, one moves about; a double tap or a click comes nearer and back; a swipe goes to the next picture. */
export function useZoom(frame: RefObject<HTMLElement | null>, onStep: (by: number) => void) {
  const [view, setView] = useState(FAR)
  const fingers = useRef(new Map<number, Point>())
  const begun = useRef<{ view: View; fingers: Point[] }>({ view: FAR, fingers: [] })
  const moved = useRef(false)

  const place = (next: View) => setView(within(next, frame.current))
  const begin = () => {
    begun.current = { view, fingers: [...fingers.current.values()] }
  }
  const toggle = (point?: Point) => place(view.scale > 1 ? FAR : towards(FAR, NEAR, fromCentre(point, frame.current)))

  const onClick = usePress(moved, toggle)

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    if (fingers.current.size === 0) moved.current = false
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    begin()
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!fingers.current.has(event.pointerId)) return
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const now = [...fingers.current.values()]
    if (now.some((point, at) => between(point, begun.current.fingers[at] ?? point) > TAP_PX)) moved.current = true
    place(movedView(begun.current.view, begun.current.fingers, now, frame.current))
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    const start = begun.current.fingers[0]
    const alone = fingers.current.size === 1
    fingers.current.delete(event.pointerId)
    if (alone && start && view.scale === 1) {
      const [dx, dy] = [event.clientX - start.x, event.clientY - start.y]
      if (Math.abs(dx) > SWIPE_PX && Math.abs(dx) > Math.abs(dy)) onStep(dx < 0 ? 1 : -1)
    }
    begin()
  }
  return {
    view,
    far: () => setView(FAR),
    toggle,
    move: (x: number, y: number) => place({ ...view, x: view.x + x, y: view.y + y }),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClick },
  }
}

/** A click toggles at once, a finger needs two taps; whatever moved before was no press. */
function usePress(moved: RefObject<boolean>, toggle: (point?: Point) => void) {
  const lastTap = useRef(0)
  return (event: MouseEvent<HTMLElement>) => {
    if (moved.current) return
    const point = event.detail === 0 ? undefined : { x: event.clientX, y: event.clientY }
    const touched = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch'
    const double = event.timeStamp - lastTap.current < DOUBLE_TAP_MS
    if (touched) lastTap.current = double ? 0 : event.timeStamp
    if (!touched || double) toggle(point)
  }
}

function movedView(from: View, start: Point[], now: Point[], frame: HTMLElement | null): View {
  const [a, b] = start
  const [c, d] = now
  if (!a || !c) return from
  if (!b || !d) return from.scale > 1 ? { ...from, x: from.x + c.x - a.x, y: from.y + c.y - a.y } : from
  const pinched = towards(from, (from.scale * between(c, d)) / between(a, b), fromCentre(middle(a, b), frame))
  const [before, after] = [middle(a, b), middle(c, d)]
  return { ...pinched, x: pinched.x + after.x - before.x, y: pinched.y + after.y - before.y }
}

/** Enlarges so that what lies at `point` stays there. */
function towards(from: View, scale: number, point: Point): View {
  const to = Math.min(MOST, Math.max(1, scale))
  const grown = to / from.scale
  return { scale: to, x: point.x - (point.x - from.x) * grown, y: point.y - (point.y - from.y) * grown }
}

function fromCentre(point: Point | undefined, frame: HTMLElement | null): Point {
  if (!point || !frame) return { x: 0, y: 0 }
  const box = frame.getBoundingClientRect()
  return { x: point.x - box.left - box.width / 2, y: point.y - box.top - box.height / 2 }
}

/** Never past the edge of the picture. */
function within(view: View, frame: HTMLElement | null): View {
  const room = (size: number): number => (size * (view.scale - 1)) / 2
  const clamp = (value: number, most: number): number => Math.min(most, Math.max(-most, value))
  return { ...view, x: clamp(view.x, room(frame?.clientWidth ?? 0)), y: clamp(view.y, room(frame?.clientHeight ?? 0)) }
}
