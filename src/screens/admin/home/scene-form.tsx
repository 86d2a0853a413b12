import { adminBlockText } from '#language/admin/admin-block.text.ts'
import { useTexts } from '#language/texts.ts'
import type { HomeBlock } from '#modules/content/home.contract.ts'
import { homeLimits } from '#modules/content/home.rules.ts'
import { SelectField } from '#ui/fields.tsx'
import type { Editing } from '#desk/use-editing.ts'
import { AdminLinkField, AdminWords } from './block-fields.tsx'
import { AdminProductList } from './pick-lists.tsx'
import { AdminPictureField } from './picture-field.tsx'

type Scene = Extract<HomeBlock, { kind: 'scene' }>

export function AdminSceneForm({ block, editing }: { block: Scene; editing: Editing }) {
  const texts = useTexts(adminBlockText)
  return (
    <>
      <AdminWords editing={editing} path="season" label={texts.season} most={40} />
      <AdminWords editing={editing} path="title" label={texts.title} most={40} rows={2} />
      <AdminWords editing={editing} path="words" label={texts.words} most={160} rows={3} />
      <AdminWords editing={editing} path="label" label={texts.label} most={40} />
      <AdminLinkField editing={editing} path="link" />
      {(['wide', 'tall'] as const).map((shape) => (
        <fieldset key={shape} className="block-item">
          <legend>{texts[shape]}</legend>
          <p className="field-hint">{shape === 'wide' ? texts.wideHint : texts.tallHint}</p>
          <AdminPictureField editing={editing} path={shape} />
        </fieldset>
      ))}
      <RoomFields block={block} editing={editing} />
      <AdminProductList editing={editing} path="codes" most={homeLimits.scenePieces} />
    </>
  )
}

const { narrowest, widest, lowest, highest } = homeLimits.room
const STEP = 5

/** Parts in hundredths, in steps; what a page already has that lies between them stays to be chosen. */
function steps(from: number, to: number, now: number): number[] {
  const even = Array.from({ length: (to - from) / STEP + 1 }, (_, step) => from + step * STEP)
  return even.includes(now) ? even : [...even, now].toSorted((one, other) => one - other)
}

function RoomFields({ block: { room }, editing }: { block: Scene; editing: Editing }) {
  const texts = useTexts(adminBlockText)
  const parts = (from: number, to: number, now: number) =>
    steps(from, to, now).map((part) => ({ value: String(part), name: texts.percent(part) }))
  return (
    <fieldset className="block-item">
      <legend>{texts.room}</legend>
      <p className="field-hint">{texts.roomHint}</p>
      <div className="room-fields">
        <SelectField
          label={texts.side}
          options={[
            { value: 'left', name: texts.sideLeft },
            { value: 'right', name: texts.sideRight },
          ]}
          value={room.side}
          onChange={(event) => editing.set('room.side', event.target.value)}
        />
        <SelectField
          label={texts.roomWidth}
          options={parts(narrowest, widest, room.width)}
          value={String(room.width)}
          onChange={(event) => editing.set('room.width', Number(event.target.value))}
        />
        <SelectField
          label={texts.roomHeight}
          options={parts(lowest, highest, room.height)}
          value={String(room.height)}
          onChange={(event) => editing.set('room.height', Number(event.target.value))}
        />
      </div>
    </fieldset>
  )
}
