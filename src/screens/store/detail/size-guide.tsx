import { useState } from 'react'
import { sizeGuideText } from '#language/product/size-guide.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { Sheet } from '#ui/sheet.tsx'
import { keepChoice, keptChoice } from '../kept-choices.ts'
import { SizeTable } from './size-table.tsx'
import { isMeasured, tableIn, type Unit } from './size-units.ts'

const UNITS: readonly Unit[] = ['cm', 'in']
const remembered = (): Unit => (keptChoice('lengthUnit') === 'in' ? 'in' : 'cm')

type GuideProps = { open: boolean; table: string[][]; onClose: () => void }

/** The table of this kind of piece over its page; measurements in the unit last chosen. */
export default function SizeGuide({ open, table, onClose }: GuideProps) {
  const texts = useTexts(sizeGuideText)
  const language = useLanguage()
  const [unit, setUnit] = useState<Unit>(remembered)
  const choose = (next: Unit) => {
    setUnit(next)
    keepChoice('lengthUnit', next)
  }
  return (
    <Sheet open={open} onClose={onClose} title={texts.title} side="centre" className="size-guide">
      <div className="size-guide-top">
        <p className="mute">{texts.words}</p>
        {isMeasured(table) ? <Units unit={unit} onChoose={choose} /> : null}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reachable by keyboard */}
      <div className="size-table" tabIndex={0} role="region" aria-label={texts.title}>
        <SizeTable table={tableIn(table, unit)} />
      </div>
      <a className="size-guide-more" href={`${localPath(language, '/statement/sizeGuide')}#how-to-measure-yourself`}>
        {texts.howTo}
      </a>
    </Sheet>
  )
}

function Units({ unit, onChoose }: { unit: Unit; onChoose: (unit: Unit) => void }) {
  const texts = useTexts(sizeGuideText)
  return (
    <fieldset className="units">
      <legend className="hidden-text">{texts.unit}</legend>
      {UNITS.map((each) => (
        <label key={each}>
          <input type="radio" name="unit" checked={each === unit} onChange={() => onChoose(each)} />
          <span>{texts[each]}</span>
        </label>
      ))}
    </fieldset>
  )
}
