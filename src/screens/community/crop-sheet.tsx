import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { cropText } from '#language/community/crop.text.ts'
import { useTexts } from '#language/texts.ts'
import { type Cut, moveCut, SMALLEST_SHARE, sizeCut, WHOLE, widestCut } from '#platform/media/picture-cut.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'

const shapes = [
  ['whole', undefined],
  ['portrait', 4 / 5],
  ['tall', 3 / 4],
  ['square', 1],
] as const
type ShapeName = (typeof shapes)[number][0]

type Props = {
  source: Blob
  cut: Cut | undefined
  busy: boolean
  refusal: string
  onCut: (cut: Cut) => void
  onClose: () => void
}

/** The part of a picture that is shown: its shape, and by drag, keys or slider where it is and how large. */
export function CropSheet({ source, cut: before = WHOLE, busy, refusal, onCut, onClose }: Props) {
  const texts = useTexts(cropText)
  const url = useObjectUrl(source)
  const [picture, setPicture] = useState(1)
  const crop = useCrop(before, picture)
  const foot = (
    <>
      <div role="alert">{refusal ? <p className="field-problem">{refusal}</p> : null}</div>
      <Button full busy={busy} onClick={() => !busy && onCut(crop.cut)}>
        {busy ? texts.busy : texts.apply}
      </Button>
    </>
  )
  return (
    <Sheet open onClose={onClose} title={texts.title} side="centre" foot={foot}>
      <fieldset className="crop-shapes">
        <legend className="field-label">{texts.shape}</legend>
        {shapes.map(([name]) => (
          <label key={name} className="tick">
            <input type="radio" name="crop-shape" checked={crop.shape === name} onChange={() => crop.choose(name)} />
            <span>{texts[name]}</span>
          </label>
        ))}
      </fieldset>
      <div className="crop-stage">
        {url ? (
          <img
            src={url}
            alt=""
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
              setPicture(naturalWidth / naturalHeight)
              crop.fit(naturalWidth / naturalHeight)
            }}
          />
        ) : null}
        {crop.shape === 'whole' ? null : <Frame crop={crop} />}
      </div>
      <label className="field crop-size">
        <span className="field-label">{texts.size}</span>
        <input
          type="range"
          min={SMALLEST_SHARE * 100}
          max={100}
          disabled={crop.shape === 'whole'}
          value={Math.round(crop.share * 100)}
          onChange={({ target }) => crop.size(Number(target.value) / 100)}
        />
      </label>
    </Sheet>
  )
}

/** The blob as an address, for as long as it is shown. */
function useObjectUrl(source: Blob): string {
  const [url, setUrl] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(source)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [source])
  return url
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.01
const isAll = ({ width, height }: Cut): boolean => width === 1 && height === 1
const shapeOf = (cut: Cut, picture: number): ShapeName =>
  shapes.find(([, shape]) => shape !== undefined && !isAll(cut) && isNear((cut.width * picture) / cut.height, shape))?.[0] ??
  'whole'

function useCrop(before: Cut, picture: number) {
  const [shape, setShape] = useState<ShapeName>('whole')
  const [cut, setCut] = useState(before)
  const ratio = shapes.find(([name]) => name === shape)?.[1]
  const widest = ratio === undefined ? WHOLE : widestCut(ratio, picture)
  const share = cut.width / widest.width
  return {
    ...{ shape, cut, share },
    /** Once it is known how wide the picture is. */
    fit: (of: number) => setShape(shapeOf(before, of)),
    choose: (name: ShapeName) => {
      const wanted = shapes.find(([one]) => one === name)?.[1]
      setShape(name)
      setCut(wanted === undefined ? WHOLE : widestCut(wanted, picture))
    },
    put: setCut,
    move: (x: number, y: number) => setCut((was) => moveCut(was, x, y)),
    /** About the middle of what it is, or was when it was held. */
    size: (wanted: number, held?: Cut) => setCut((was) => sizeCut(held ?? was, widest, wanted)),
  }
}

/** By what the frame is held: its middle, or a corner, which is on one side or the other, above or below. */
const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const
type Grip = { pointerId: number; x: number; y: number; cut: Cut; share: number; corner: (typeof CORNERS)[number] | undefined }

/** Dragged by its middle it moves, by a corner it grows; the arrows and + and − do the same. */
function Frame({ crop }: { crop: ReturnType<typeof useCrop> }) {
  const texts = useTexts(cropText)
  const id = useId()
  const { cut, share } = crop
  const grip = useRef<Grip>(undefined)
  const hold = ({ currentTarget, target, button, pointerId, clientX: x, clientY: y }: PointerEvent<HTMLButtonElement>) => {
    // A second finger, or another key of the mouse, leaves the frame to the first.
    if (button !== 0 || grip.current) return
    currentTarget.setPointerCapture(pointerId)
    const corner = target === currentTarget ? undefined : CORNERS[[...currentTarget.children].indexOf(target as Element)]
    grip.current = { pointerId, x, y, cut, share, corner }
  }
  // Reckoned from where it was held: a frame that meets an edge is again below the pointer once that comes back.
  const drag = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLButtonElement>) => {
    const [stage, held] = [currentTarget.parentElement, grip.current]
    if (!stage || held?.pointerId !== pointerId) return
    const [across, down] = [(clientX - held.x) / stage.clientWidth, (clientY - held.y) / stage.clientHeight]
    if (!held.corner) return crop.put(moveCut(held.cut, across, down))
    const [wider, taller] = [(held.corner[0] * across) / held.cut.width, (held.corner[1] * down) / held.cut.height]
    // It grows about its middle, so twice as fast as its corner moves.
    crop.size(held.share * (1 + 2 * (Math.abs(wider) > Math.abs(taller) ? wider : taller)), held.cut)
  }
  const release = ({ pointerId }: PointerEvent<HTMLButtonElement>) => {
    if (grip.current?.pointerId === pointerId) grip.current = undefined
  }
  const key = (event: KeyboardEvent) => {
    const far = event.shiftKey ? 0.1 : 0.01
    const [x, y] = { ArrowLeft: [-far, 0], ArrowRight: [far, 0], ArrowUp: [0, -far], ArrowDown: [0, far] }[event.key] ?? [0, 0]
    const more = { '+': 0.05, '=': 0.05, '-': -0.05 }[event.key] ?? 0
    if (x === 0 && y === 0 && more === 0) return
    event.preventDefault()
    if (more === 0) crop.move(x ?? 0, y ?? 0)
    else crop.size(share + more)
  }
  const place = { left: cut.x, top: cut.y, width: cut.width, height: cut.height }
  return (
    <>
      <button
        type="button"
        className="crop-frame"
        aria-label={texts.frame}
        aria-describedby={id}
        style={Object.fromEntries(Object.entries(place).map(([name, value]) => [name, `${value * 100}%`]))}
        onPointerDown={hold}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        onLostPointerCapture={release}
        onKeyDown={key}
      >
        {CORNERS.map(([side, height]) => (
          <span key={`${side} ${height}`} />
        ))}
      </button>
      <span className="hidden-text" id={id}>
        {texts.keys}
      </span>
    </>
  )
}
