import type { Editing } from '#desk/use-editing.ts'
import { Tick } from '#ui/fields.tsx'
import { NumberField, pathOf, useLabels } from './setting-line.tsx'

/** How far a price may move before somebody is asked again, and whether somebody else has to agree then. */
export function PriceGuardFields({ editing }: { editing: Editing }) {
  const labels = useLabels()
  const path = pathOf('priceGuard.secondPerson')
  return (
    <>
      <div className="admin-form-pair">
        <NumberField editing={editing} part="priceGuard.percent" />
      </div>
      <Tick checked={editing.read(path) === true} onChange={(event) => editing.set(path, event.target.checked)}>
        {labels['priceGuard.secondPerson']}
      </Tick>
    </>
  )
}
