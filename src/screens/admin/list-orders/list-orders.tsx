import { type MetaArgs, useSearchParams } from 'react-router'
import { showMoment } from '#language/dates.ts'
import { adminListOrdersText } from '#language/admin/front/admin-list-orders.text.ts'
import { shownStateText, storefrontText } from '#language/admin/front/admin-storefront.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { ListOrdersWire } from '#modules/storefront/list-orders.contract.ts'
import { listListOrders } from '#modules/storefront/list-orders.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { useDeskQuery } from '#desk/desk-query.ts'
import { shownTime } from '#screens/admin/shelf-fields/shown-time.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { useMemo } from 'react'
import { AdminListChooser } from './list-chooser.tsx'
import { AdminListOrder } from './list-order.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminListOrdersText.title)

/** Every list that operators have arranged, or the one that the address names. */
export default function AdminListOrders() {
  const [params] = useSearchParams()
  const list = params.get('list') ?? ''
  return list === '' ? <Arranged /> : <AdminListOrder key={list} list={list} />
}

function Arranged() {
  const texts = useTexts(adminListOrdersText)
  const found = useDeskQuery(listListOrders, {})
  const columns = useColumns()
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
      </div>
      <p className="admin-lead">{texts.lead}</p>
      <AdminListChooser />
      <DeskAnswer found={found}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title={texts.noneTitle}>{texts.none}</EmptyState>
          ) : (
            <DeskTable caption={texts.table} columns={columns} list={list} idOf={(row) => row.list} />
          )
        }
      </DeskAnswer>
    </>
  )
}

const column = deskColumns<ListOrdersWire['list'][number]>()

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(adminListOrdersText)
  const words = useTexts(storefrontText)
  const states = useTexts(shownStateText)
  return useMemo(
    () =>
      column.columns([
        column.accessor(({ name }) => name[language], {
          id: 'name',
          header: texts.list,
          meta: { isRowHead: true },
          cell: ({ row: { original }, getValue }) => (
            <a
              className="link"
              data-row
              href={localPath(language, `/admin/listOrders?list=${encodeURIComponent(original.list)}`)}
            >
              {getValue()}
            </a>
          ),
        }),
        column.accessor(({ list }) => list.slice(list.indexOf(':') + 1), {
          id: 'list',
          header: '',
          cell: ({ getValue }) => <span lang="en-HK">{getValue()}</span>,
        }),
        column.accessor('pinNum', { header: texts.pins, meta: { className: 'admin-num', isLabelled: true } }),
        column.accessor((row) => shownTime(row, language), { id: 'time', header: texts.time, meta: { isLabelled: true } }),
        column.accessor(({ state }) => states[state], { id: 'state', header: words.state }),
        column.accessor(({ changedBy, changeTime }) => `${changedBy} · ${showMoment(changeTime, language)}`, {
          id: 'changed',
          header: texts.changed,
          meta: { isLabelled: true },
        }),
      ]),
    [language, texts, words, states],
  )
}
