import type { PointerEvent } from 'react'
import { adminPicturesText } from '#language/admin/products/admin-product-editor.text.ts'
import { useTexts } from '#language/texts.ts'
import type { DocumentPicture } from '#modules/catalogue/editing/product-document.contract.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'

type Focus = NonNullable<DocumentPicture['focus']>
type Props = { picture: DocumentPicture; onChange: (focus: Focus | undefined) => void; onClose: () => void }

const MIDDLE: Focus = { x: 50, y: 50 }
const SHAPES = ['inLists', 'onPhones'] as const

/** The spot that stays in sight wherever a frame cuts the picture: pressed on it, or set by two sliders. */
export function FocusDialog({ picture, onChange, onClose }: Props) {
  const texts = useTexts(adminPicturesText)
  const focus = picture.focus ?? MIDDLE
  const set = (next: Focus) => onChange(next.x === MIDDLE.x && next.y === MIDDLE.y ? undefined : next)
  const onPress = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const percent = (part: number) => Math.min(100, Math.max(0, Math.round(part * 100)))
    set({ x: percent((event.clientX - left) / width), y: percent((event.clientY - top) / height) })
  }
  const plain = { ...picture, alt: '', focus: undefined }
  return (
    <DeskDialog title={texts.focusTitle} onClose={onClose} foot={<Button onClick={onClose}>{texts.done}</Button>}>
      <p>{texts.focusWords}</p>
      <div className="focus-board">
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the sliders below do the same by keyboard */}
        <div className="focus-picture" style={{ aspectRatio: `${picture.width} / ${picture.height}` }} onPointerDown={onPress}>
          <Picture picture={plain} sizes="300px" most={720} eager />
          <i style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
        </div>
        {SHAPES.map((shape) => (
          <figure key={shape} className={`focus-shape focus-${shape}`}>
            <Picture picture={{ ...picture, alt: '' }} sizes="90px" most={240} eager />
            <figcaption className="mute">{texts[shape]}</figcaption>
          </figure>
        ))}
      </div>
      {(['x', 'y'] as const).map((side) => (
        <label key={side} className="focus-slider">
          <span>{side === 'x' ? texts.fromLeft : texts.fromTop}</span>
          <input
            type="range"
            min={0}
            max={100}
            value={focus[side]}
            onChange={({ target }) => set({ ...focus, [side]: Number(target.value) })}
          />
        </label>
      ))}
      <Button look="text" onClick={() => onChange(undefined)}>
        {texts.middle}
      </Button>
    </DeskDialog>
  )
}
