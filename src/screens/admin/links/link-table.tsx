import { useMemo } from 'react'
import { showMoment } from '#language/dates.ts'
import { adminLinksText } from '#language/admin/front/admin-links.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { ShortLinkWire } from '#modules/short-links/short-links.contract.ts'
import { DeskCopy } from '#desk/copy.tsx'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { Button } from '#ui/button.tsx'

type Links = { list: ShortLinkWire[]; origin: string; onWithdraw: (link: ShortLinkWire) => void }
const column = deskColumns<ShortLinkWire>()

export function AdminLinkTable({ list, ...own }: Links) {
  const texts = useTexts(adminLinksText)
  const columns = useColumns(own)
  return <DeskTable className="admin-links" caption={texts.table} columns={columns} list={list} idOf={({ code }) => code} />
}

function useColumns({ origin, onWithdraw }: Omit<Links, 'list'>) {
  const language = useLanguage()
  const texts = useTexts(adminLinksText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('code', {
          header: texts.link,
          meta: { isRowHead: true, className: 'admin-cell-link' },
          cell: ({ getValue }) => <LinkAddress origin={origin} code={getValue()} />,
        }),
        column.accessor('path', {
          header: texts.target,
          meta: { isLabelled: true },
          cell: ({ getValue }) => (
            <a className="link" data-row href={getValue()}>
              {getValue()}
            </a>
          ),
        }),
        column.accessor('note', { header: texts.note }),
        column.accessor('createTime', {
          header: texts.added,
          meta: { className: 'mute' },
          cell: ({ row, getValue }) => `${showMoment(getValue(), language)} · ${row.original.createdBy}`,
        }),
        column.display({
          id: 'actions',
          header: texts.actions,
          meta: { isUnseen: true },
          cell: ({ row: { original } }) => (
            <Button look="text" aria-label={texts.withdrawOf(original.code)} onClick={() => onWithdraw(original)}>
              {texts.withdraw}
            </Button>
          ),
        }),
      ]),
    [language, texts, origin, onWithdraw],
  )
}

function LinkAddress({ origin, code }: { origin: string; code: string }) {
  const address = `${origin}/${code}`
  return (
    <>
      <span>
        <span className="mute">{`${origin.replace(/^https?:\/\//, '')}/`}</span>
        {code}
      </span>
      <DeskCopy label={address} text={address} />
    </>
  )
}
