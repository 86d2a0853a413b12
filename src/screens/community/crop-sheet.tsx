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
    move: (x: number, y: number) => setCut((was) => moveCut(was, x, y)),
    size: (wanted: number) => setCut((was) => sizeCut(was, widest, wanted)),
  }
}

/** Dragged by its middle it moves, by its corner it grows; the arrows and + and − do the same. */
function Frame({ crop }: { crop: ReturnType<typeof useCrop> }) {
  const texts = useTexts(cropText)
  const id = useId()
  const { cut, share } = crop
  const grip = useRef({ x: 0, y: 0, isCorner: false })
  const hold = ({ currentTarget, target, pointerId, clientX: x, clientY: y }: PointerEvent<HTMLButtonElement>) => {
    currentTarget.setPointerCapture(pointerId)
    grip.current = { x, y, isCorner: target !== currentTarget }
  }
  const drag = ({ currentTarget, buttons, clientX: x, clientY: y }: PointerEvent<HTMLButtonElement>) => {
    const stage = currentTarget.parentElement
    if (buttons === 0 || !stage) return
    const { x: fromX, y: fromY, isCorner } = grip.current
    const [across, down] = [(x - fromX) / stage.clientWidth, (y - fromY) / stage.clientHeight]
    grip.current = { x, y, isCorner }
    if (!isCorner) crop.move(across, down)
    // It grows about its middle, so twice as fast as its corner moves.
    else crop.size(share * (1 + (2 * across) / cut.width))
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
        onKeyDown={key}
      >
        <span />
      </button>
      <span className="hidden-text" id={id}>
        {texts.keys}
      </span>
    </>
  )
}
