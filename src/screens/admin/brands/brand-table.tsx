import { useMemo } from 'react'
import { adminBrandsText } from '#language/admin/products/admin-brands.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { type BrandShelvesWire, NO_PLACE } from '#modules/catalogue/taxonomy/brand-taxonomy.contract.ts'
import { deskColumns, DeskTable } from '#desk/table.tsx'

type Row = BrandShelvesWire['list'][number]
const column = deskColumns<Row>()

export function AdminBrandTable({ list }: { list: Row[] }) {
  const texts = useTexts(adminBrandsText)
  const columns = useColumns()
  return <DeskTable caption={texts.table} columns={columns} list={list} idOf={({ code }) => code} />
}

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(adminBrandsText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('name', {
          header: texts.name,
          meta: { isRowHead: true },
          cell: ({ row: { original }, getValue }) => (
            <a className="link" data-row href={localPath(language, `/admin/brands/${encodeURIComponent(original.code)}`)}>
              {getValue()}
            </a>
          ),
        }),
        column.accessor('code', {
          header: texts.address,
          meta: { isLabelled: true },
          cell: ({ getValue }) => <span lang="en-HK">{getValue()}</span>,
        }),
        column.accessor('position', {
          header: texts.place,
          meta: { className: 'admin-num', isLabelled: true },
          cell: ({ getValue }) => (getValue() === NO_PLACE ? '' : getValue()),
        }),
        column.accessor('productNum', { header: texts.pieces, meta: { className: 'admin-num', isLabelled: true } }),
        column.display({
          id: 'state',
          header: texts.state,
          cell: ({ row: { original } }) =>
            [
              original.hidden ? texts.hidden : texts.shown,
              ...(original.hasStory ? [] : [texts.noStory]),
              ...(original.hasPicture ? [] : [texts.noPicture]),
            ].join(' · '),
        }),
      ]),
    [language, texts],
  )
}
