import { counted } from '#language/counted.ts'

type RowProps = {
  name: string
  value: string
  text: string
  num: number
  hex?: string | undefined
  chosen: boolean
  hidden?: boolean
  onTick: () => void
}

/** A value without pieces stays where it is and cannot be chosen: nothing moves under the finger. */
export function FacetRow({ name, value, text, num, hex, chosen, hidden = false, onTick }: RowProps) {
  return (
    <label className="facet-row" hidden={hidden}>
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={chosen}
        disabled={num === 0 && !chosen}
        onChange={onTick}
      />
      {hex ? <i style={{ backgroundColor: hex }} /> : null}
      <span className="facet-name">{text}</span>
      <span className="mute">{counted(num)}</span>
    </label>
  )
}
