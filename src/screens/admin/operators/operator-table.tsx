import { useMemo } from 'react'
import { adminOperatorsText } from '#language/admin/admin-operators.text.ts'
import { showMoment } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { OperatorRowWire } from '#modules/operators/admin-operators.contract.ts'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { useRoleNames } from './role-names.ts'

const column = deskColumns<OperatorRowWire>()

/** The whole row is the link of its name. */
export function AdminOperatorTable({ list }: { list: OperatorRowWire[] }) {
  const texts = useTexts(adminOperatorsText)
  return (
    <DeskTable
      className="admin-operators"
      isLinked
      caption={texts.table}
      columns={useColumns()}
      list={list}
      idOf={({ operatorId }) => operatorId}
    />
  )
}

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(adminOperatorsText)
  const nameRoles = useRoleNames()
  return useMemo(
    () =>
      column.columns([
        column.accessor('name', {
          header: texts.name,
          meta: { isRowHead: true },
          cell: ({ row: { original } }) => (
            <a data-row href={localPath(language, `/admin/operators/${original.operatorId}`)}>
              {original.isSelf ? texts.isYou(original.name) : original.name}
            </a>
          ),
        }),
        column.accessor('email', { header: texts.email }),
        column.accessor((row) => nameRoles(row.roles), { id: 'roles', header: texts.roles }),
        column.accessor('state', { header: texts.state, cell: ({ getValue }) => texts[getValue()] }),
        column.accessor('hasFactor', {
          header: texts.factor,
          meta: { isLabelled: true },
          cell: ({ getValue }) => (getValue() ? texts.factorOn : texts.factorOff),
        }),
        column.accessor('signedInTime', {
          header: texts.signedIn,
          meta: { className: 'mute' },
          cell: ({ getValue }) => {
            const time = getValue()
            return time ? <time dateTime={time}>{showMoment(time, language)}</time> : texts.never
          },
        }),
      ]),
    [language, texts, nameRoles],
  )
}
