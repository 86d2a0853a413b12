import { useMemo, useState } from 'react'
import { adminCountsText } from '#language/admin/products/admin-counts.text.ts'
import { showMoment } from '#language/dates.ts'
import { writtenIn } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { CountWire } from '#modules/offers/counting/counting.contract.ts'
import { listCounts } from '#modules/offers/counting/counting.paths.ts'
import { DeskListResult } from '#desk/list-result.tsx'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { useMay } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { AdminBeginCount } from './begin-count.tsx'

const column = deskColumns<CountWire>()

/** What is being counted, and what was. */
export function AdminCounts() {
  const texts = useTexts(adminCountsText)
  const may = useMay()
  const { query, addressOf } = useListAddress()
  const found = useDeskQuery(listCounts, { pageNum: query.page }, KEEP_LAST)
  const [beginning, begin] = useState(false)
  const columns = useColumns()
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        {may('move-stock') ? <Button onClick={() => begin(true)}>{texts.begin}</Button> : null}
      </div>
      <p className="admin-lead">{texts.lead}</p>
      <DeskListResult found={found} texts={texts} filtered={false} addressOf={addressOf}>
        {({ list }) => (
          <DeskTable
            className="admin-counts"
            isLinked
            caption={texts.table}
            columns={columns}
            list={list}
            idOf={({ countId }) => countId}
          />
        )}
      </DeskListResult>
      {beginning ? <AdminBeginCount onClose={() => begin(false)} /> : null}
    </>
  )
}

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(adminCountsText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('name', {
          header: texts.name,
          meta: { isRowHead: true },
          cell: ({ row: { original }, getValue }) => (
            <a data-row href={localPath(language, `/admin/counts/${original.countId}`)} lang={writtenIn(getValue())}>
              {getValue()}
            </a>
          ),
        }),
        column.accessor('state', {
          header: texts.state,
          cell: ({ getValue }) => (
            <span className={`admin-state ${getValue() === 'open' ? 'admin-state-waiting' : 'admin-state-over'}`}>
              {texts[getValue()]}
            </span>
          ),
        }),
        column.accessor(({ brandName, category }) => [brandName, category].filter(Boolean).join(' · ') || texts.everything, {
          id: 'scope',
          header: texts.scope,
        }),
        column.accessor(({ counted, lines }) => texts.of(counted, lines), {
          id: 'progress',
          header: texts.progress,
          meta: { className: 'admin-num', isLabelled: true },
        }),
        column.accessor(({ beginTime, begunBy }) => texts.by(begunBy, showMoment(beginTime, language)), {
          id: 'begun',
          header: texts.begun,
          meta: { className: 'mute' },
        }),
      ]),
    [language, texts],
  )
}
