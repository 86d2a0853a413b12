import { showMoment } from '#language/dates.ts'
import { officeSearchText } from '#language/office-search.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { SynonymGroupWire } from '#modules/search/synonyms.contract.ts'
import { Button } from '#ui/button.tsx'

type Act = (group: SynonymGroupWire) => void

export function OfficeSynonymTable({ list, onChange, onRemove }: { list: SynonymGroupWire[]; onChange: Act; onRemove: Act }) {
  const language = useLanguage()
  const texts = useTexts(officeSearchText)
  return (
    <table className="office-table office-links">
      <caption className="hidden-text">{texts.table}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.words}</th>
          <th scope="col">{texts.changed}</th>
          <th scope="col">
            <span className="hidden-text">{texts.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {list.map((group) => (
          <tr key={group.groupId}>
            <th scope="row">
              {group.words.join(group.oneWay ? ' › ' : ' · ')}
              {group.oneWay ? <span className="mute"> {`(${texts.oneWayShort})`}</span> : null}
            </th>
            <td className="mute">{`${showMoment(group.changeTime, language)} · ${group.changedBy}`}</td>
            <td>
              <Button look="text" aria-label={texts.changeOf(group.words[0] ?? '')} onClick={() => onChange(group)}>
                {texts.change}
              </Button>{' '}
              <Button look="text" aria-label={texts.removeOf(group.words[0] ?? '')} onClick={() => onRemove(group)}>
                {texts.remove}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
