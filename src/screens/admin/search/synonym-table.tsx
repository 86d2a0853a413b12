import { showMoment } from '#language/dates.ts'
import { adminSearchText } from '#language/admin/admin-search.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { SynonymGroupWire } from '#modules/search/synonyms.contract.ts'
import { Button } from '#ui/button.tsx'
import { AdminActionTable } from '#screens/admin/orders/action-table.tsx'

type Act = (group: SynonymGroupWire) => void

export function AdminSynonymTable({ list, onChange, onRemove }: { list: SynonymGroupWire[]; onChange: Act; onRemove: Act }) {
  const language = useLanguage()
  const texts = useTexts(adminSearchText)
  return (
    <AdminActionTable caption={texts.table} columns={[texts.words, texts.changed]} actions={texts.actions}>
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
    </AdminActionTable>
  )
}
