import { useMemo } from 'react'
import { adminMembersText } from '#language/admin/admin-members.text.ts'
import { showMoment } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { MemberRowWire } from '#modules/members/admin-members.contract.ts'
import { deskColumns, DeskTable } from '#desk/table.tsx'

const column = deskColumns<MemberRowWire>()

/** The whole row is the link of its name. */
export function AdminMemberTable({ list }: { list: MemberRowWire[] }) {
  const texts = useTexts(adminMembersText)
  return (
    <DeskTable
      className="admin-members"
      isLinked
      caption={texts.table}
      columns={useColumns()}
      list={list}
      idOf={({ accountId }) => accountId}
    />
  )
}

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(adminMembersText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('name', {
          header: texts.member,
          meta: { isRowHead: true },
          cell: ({ row: { original } }) => (
            <a data-row href={localPath(language, `/admin/members/${original.accountId}`)}>
              {original.name || texts.nameless}
            </a>
          ),
        }),
        column.accessor('email', { header: texts.email, meta: { className: 'admin-cell-whole' } }),
        column.accessor('mobile', { header: texts.mobile }),
        column.accessor('state', { header: texts.state, cell: ({ getValue }) => texts[getValue()] }),
        column.accessor('orderNum', { header: texts.orders, meta: { className: 'admin-num', isLabelled: true } }),
        column.accessor('joinTime', {
          header: texts.joined,
          meta: { className: 'mute' },
          cell: ({ getValue }) => <time dateTime={getValue()}>{showMoment(getValue(), language)}</time>,
        }),
      ]),
    [language, texts],
  )
}
