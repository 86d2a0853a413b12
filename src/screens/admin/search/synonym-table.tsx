import { useMemo } from 'react'
import { showMoment } from '#language/dates.ts'
import { adminSearchText } from '#language/admin/admin-search.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { SynonymGroupWire } from '#modules/search/synonyms.contract.ts'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { Button } from '#ui/button.tsx'

type Act = (group: SynonymGroupWire) => void
const column = deskColumns<SynonymGroupWire>()

export function AdminSynonymTable({ list, onChange, onRemove }: { list: SynonymGroupWire[]; onChange: Act; onRemove: Act }) {
  const texts = useTexts(adminSearchText)
  const columns = useColumns(onChange, onRemove)
  return <DeskTable className="admin-links" caption={texts.table} columns={columns} list={list} idOf={({ groupId }) => groupId} />
}

function useColumns(onChange: Act, onRemove: Act) {
  const language = useLanguage()
  const texts = useTexts(adminSearchText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('words', {
          header: texts.words,
          meta: { isRowHead: true },
          cell: ({ row: { original } }) => (
            <>
              {original.words.join(original.oneWay ? ' › ' : ' · ')}
              {original.oneWay ? <span className="mute"> {`(${texts.oneWayShort})`}</span> : null}
            </>
          ),
        }),
        column.accessor('changeTime', {
          header: texts.changed,
          meta: { className: 'mute' },
          cell: ({ row, getValue }) => `${showMoment(getValue(), language)} · ${row.original.changedBy}`,
        }),
        column.display({
          id: 'actions',
          header: texts.actions,
          meta: { isUnseen: true },
          cell: ({ row: { original } }) => (
            <>
              <Button look="text" aria-label={texts.changeOf(original.words[0] ?? '')} onClick={() => onChange(original)}>
                {texts.change}
              </Button>{' '}
              <Button look="text" aria-label={texts.removeOf(original.words[0] ?? '')} onClick={() => onRemove(original)}>
                {texts.remove}
              </Button>
            </>
          ),
        }),
      ]),
    [language, texts, onChange, onRemove],
  )
}
