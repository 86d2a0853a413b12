import { useMemo } from 'react'
import { adminProductsText } from '#language/admin/products/admin-products.text.ts'
import { showMoment } from '#language/dates.ts'
import { type Spoken, useLanguage, useTexts } from '#language/texts.ts'
import type { Language } from '#language/languages.ts'
import type { AdminProductWire } from '#modules/catalogue/admin-list/admin-list.contract.ts'
import type { ProductColumn } from '#modules/catalogue/admin-list/product-sorts.rules.ts'
import { type DeskColumns, deskColumns, DeskTable } from '#desk/table.tsx'
import { Picture } from '#ui/picture.tsx'
import { ListedCell, NameCell, PriceCell, TickCell, TickPage } from './product-cells.tsx'
import { type RowTools, RowToolsContext } from './row-tools.ts'

type Props = RowTools & { columns: readonly ProductColumn[] }
const column = deskColumns<AdminProductWire>()
const figure = { className: 'admin-num', isLabelled: true, isMuted: (value: unknown) => value === 0 }

export function AdminProductTable({ columns, ...tools }: Props) {
  const language = useLanguage()
  const texts = useTexts(adminProductsText)
  const isTicked = tools.selection !== undefined
  // Only what is shown makes columns anew: a cell that is drawn anew loses the focus.
  const shown = useMemo(() => {
    const isShown = new Set<string | undefined>(['picture', 'name', ...columns, ...(isTicked ? ['tick'] : [])])
    return columnsOf(texts, language).filter(({ id }) => isShown.has(id))
  }, [columns, texts, language, isTicked])
  return (
    <RowToolsContext value={tools}>
      <DeskTable
        className={isTicked ? 'admin-products admin-products-ticked' : 'admin-products'}
        isLinked
        caption={texts.table}
        columns={shown}
        list={tools.list}
        idOf={({ productId }) => productId}
      />
    </RowToolsContext>
  )
}

type Texts = Spoken<typeof adminProductsText>

/** All there are, in the order they stand in. */
function columnsOf(texts: Texts, language: Language): DeskColumns<AdminProductWire> {
  const words = { isLabelled: true }
  const price = (of: 'listPrice' | 'salesPrice') =>
    column.display({
      id: of,
      header: texts[of],
      meta: { className: 'admin-num', isLabelled: true },
      cell: ({ row: { original } }) => <PriceCell product={original} of={of} />,
    })
  return column.columns([
    column.display({
      id: 'tick',
      header: TickPage,
      meta: { className: 'admin-cell-tick' },
      cell: ({ row: { original } }) => <TickCell product={original} />,
    }),
    column.accessor('productImg', {
      id: 'picture',
      header: texts.picture,
      meta: { className: 'admin-cell-picture', isUnseen: true },
      cell: ({ getValue }) => (getValue().hash ? <Picture picture={getValue()} sizes="36px" most={120} alt="" /> : null),
    }),
    column.accessor('brandName', { id: 'brand', header: texts.brand, meta: { className: 'admin-cell-brand' } }),
    column.accessor('productTitle', {
      id: 'name',
      header: texts.name,
      meta: { isRowHead: true, className: 'admin-cell-name' },
      cell: ({ row: { original } }) => <NameCell product={original} />,
    }),
    column.accessor('articleNumber', { id: 'articleNumber', header: texts.articleNumber, meta: words }),
    column.accessor('spuCode', { id: 'spuCode', header: texts.spuCode, meta: words }),
    column.accessor('category', { id: 'category', header: texts.category, meta: words }),
    column.accessor('gender', { id: 'gender', header: texts.gender, meta: words, cell: ({ getValue }) => texts[getValue()] }),
    column.accessor('variantNum', { id: 'variants', header: texts.variants, meta: figure }),
    column.accessor('offerNum', { id: 'offers', header: texts.offers, meta: figure }),
    column.accessor('available', { id: 'available', header: texts.available, meta: figure }),
    column.accessor('held', { id: 'held', header: texts.held, meta: figure }),
    price('listPrice'),
    price('salesPrice'),
    ...moments(texts, language),
    column.accessor('listed', {
      id: 'listed',
      header: texts.listed,
      meta: { isLabelled: true, isMuted: (value) => value === false },
      cell: ({ row: { original } }) => <ListedCell product={original} />,
    }),
  ])
}

const moments = (texts: Texts, language: Language) =>
  (
    [
      ['changed', 'changeTime'],
      ['arrived', 'arriveTime'],
    ] as const
  ).map(([id, name]) =>
    column.accessor(name, {
      id,
      header: texts[id],
      meta: { isLabelled: true },
      cell: ({ getValue }) => showMoment(getValue(), language),
    }),
  )
