import { useMemo } from 'react'
import { permissionText } from '#language/admin/permissions.text.ts'
import { adminKeysText } from '#language/admin/admin-keys.text.ts'
import { showMoment } from '#language/dates.ts'
import { writtenIn } from '#language/languages.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { KeyWire } from '#modules/operators/api-keys.contract.ts'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { Button } from '#ui/button.tsx'

const column = deskColumns<KeyWire>()
type Props = { list: KeyWire[]; onEnd: (key: KeyWire) => void; onTurn: (key: KeyWire) => void }

export function AdminKeyTable({ list, onEnd, onTurn }: Props) {
  const texts = useTexts(adminKeysText)
  return (
    <DeskTable
      className="admin-keys-table"
      caption={texts.table}
      columns={useColumns(onEnd, onTurn)}
      list={list}
      idOf={({ keyId }) => keyId}
    />
  )
}

function useColumns(onEnd: Props['onEnd'], onTurn: Props['onTurn']) {
  const language = useLanguage()
  const texts = useTexts(adminKeysText)
  const names = useTexts(permissionText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('name', {
          header: texts.name,
          meta: { isRowHead: true },
          cell: ({ getValue }) => <span lang={writtenIn(getValue())}>{getValue()}</span>,
        }),
        column.accessor('prefix', { header: texts.prefix, cell: ({ getValue }) => <code lang="en-HK">{getValue()}</code> }),
        column.accessor('permissions', {
          header: texts.permissions,
          cell: ({ getValue }) =>
            getValue()
              .map((name) => names[name])
              .join(language === 'zh' ? '、' : ', '),
        }),
        column.accessor('state', { header: texts.state, cell: ({ getValue }) => texts[getValue()] }),
        column.accessor('madeBy', { header: texts.madeBy, meta: { isLabelled: true } }),
        column.accessor('usedTime', {
          header: texts.used,
          meta: { isLabelled: true },
          cell: ({ getValue }) => {
            const time = getValue()
            return time ? showMoment(time, language) : texts.never
          },
        }),
        column.accessor('expiresTime', {
          header: texts.expires,
          meta: { isLabelled: true },
          cell: ({ getValue }) => showMoment(getValue(), language),
        }),
        column.display({
          id: 'acts',
          header: texts.acts,
          meta: { isUnseen: true },
          cell: ({ row: { original } }) => <Acts original={original} onEnd={onEnd} onTurn={onTurn} />,
        }),
      ]),
    [language, texts, names, onEnd, onTurn],
  )
}

function Acts({ original, onEnd, onTurn }: Omit<Props, 'list'> & { original: KeyWire }) {
  const texts = useTexts(adminKeysText)
  if (original.state !== 'open') return null
  return (
    <span className="admin-statement-acts">
      <KeyButton press={texts.turn} original={original} onPress={onTurn} />
      <KeyButton press={texts.end} original={original} onPress={onEnd} />
    </span>
  )
}

type Press = { press: string; original: KeyWire; onPress: (key: KeyWire) => void }

function KeyButton({ press, original, onPress }: Press) {
  return (
    <Button look="text" onClick={() => onPress(original)}>
      {press}
      <span className="hidden-text" lang={writtenIn(original.name)}>
        {' '}
        {original.name}
      </span>
    </Button>
  )
}
