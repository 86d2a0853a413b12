import { useEffect, useId } from 'react'
import { infoText } from '#language/frame/info.text.ts'
import { sizeGuideText } from '#language/product/size-guide.text.ts'
import { useTexts } from '#language/texts.ts'
import type { Unit } from '#screens/store/detail/size-units.ts'
import { keepChoice, keptChoice } from '../kept-choices.ts'

const SIDES = ['all', 'women', 'men'] as const
const UNITS = ['cm', 'in'] as const
export type GuideSide = (typeof SIDES)[number]

type Props = { side: GuideSide; unit: Unit; onSide: (side: GuideSide) => void; onUnit: (unit: Unit) => void }

/** Whose tables, and in which unit; the unit last chosen is remembered. */
export function SizeChoices({ side, unit, onSide, onUnit }: Props) {
  const texts = useTexts(infoText)
  const words = useTexts(sizeGuideText)
  useEffect(() => {
    if (keptChoice('lengthUnit') === 'in') onUnit('in')
  }, [onUnit])
  const chooseUnit = (next: Unit) => {
    onUnit(next)
    keepChoice('lengthUnit', next)
  }
  return (
    <div className="info-choices">
      <Choice legend={texts.sides} names={texts} values={SIDES} value={side} onChoose={onSide} />
      <Choice legend={words.unit} names={words} values={UNITS} value={unit} onChoose={chooseUnit} />
    </div>
  )
}

type ChoiceProps<Value extends string> = {
  legend: string
  names: Record<Value, string>
  values: readonly Value[]
  value: Value
  onChoose: (value: Value) => void
}

function Choice<Value extends string>({ legend, names, values, value, onChoose }: ChoiceProps<Value>) {
  const group = useId()
  return (
    <fieldset className="info-choice">
      <legend className="hidden-text">{legend}</legend>
      {values.map((each) => (
        <label key={each}>
          <input type="radio" name={group} checked={each === value} onChange={() => onChoose(each)} />
          <span>{names[each]}</span>
        </label>
      ))}
    </fieldset>
  )
}
