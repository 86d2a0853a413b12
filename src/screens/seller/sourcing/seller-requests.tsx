import { useMemo } from 'react'
import type { MetaArgs } from 'react-router'
import { showDate, showMoment } from '#language/dates.ts'
import { sellerSourcingText } from '#language/sourcing/seller-sourcing.text.ts'
import { requestKindText } from '#language/sourcing/sourcing.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { SellerRequestsWire } from '#modules/sourcing/sourcing.contract.ts'
import { listSellerRequests } from '#modules/sourcing/seller-sourcing.paths.ts'
import { sellerQueues } from '#modules/sourcing/sourcing.rules.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { CaseQueues } from '#desk/case/case-queues.tsx'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { DeskListResult } from '#desk/list-result.tsx'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { sellerHead } from '#screens/seller/frame/seller-head.ts'
import { BuyerScope } from './buyer-scope.tsx'

export const meta = ({ location }: MetaArgs) => sellerHead(location.pathname, sellerSourcingText.title)

/** What members ask global buyers for, what ends first first. */
export default function SellerRequests() {
  const texts = useTexts(sellerSourcingText)
  const { query, addressOf } = useListAddress()
  const queue = sellerQueues.find((known) => known === query.state) ?? 'open'
  const found = useDeskQuery(listSellerRequests, { queue, pageNum: query.page }, KEEP_LAST)
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="admin-lead">{texts.lead}</p>
      {found.data ? (
        <CaseQueues label={texts.queues} names={texts} queues={found.data.queues} chosen={queue} addressOf={addressOf} />
      ) : null}
      <DeskListResult found={found} texts={texts} filtered={false} addressOf={addressOf}>
        {({ list }) => <Requests list={list} />}
      </DeskListResult>
      {found.data ? <BuyerScope /> : null}
    </>
  )
}

const column = deskColumns<SellerRequestsWire['list'][number]>()
const amount = (wire: string): string => (wire ? showHkdExactly(fromWire(wire)) : '–')

function Requests({ list }: { list: SellerRequestsWire['list'] }) {
  const texts = useTexts(sellerSourcingText)
  return <DeskTable isLinked caption={texts.table} columns={useColumns()} list={list} idOf={({ requestNo }) => requestNo} />
}

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(sellerSourcingText)
  const kinds = useTexts(requestKindText)
  return useMemo(
    () =>
      column.columns([
        column.accessor(({ house, kind }) => `${house} · ${kinds[kind]}`, {
          id: 'item',
          header: texts.item,
          meta: { isRowHead: true },
          cell: ({ row: { original }, getValue }) => (
            <>
              <a className="link" data-row href={localPath(language, `/seller/sourcing/${original.requestNo}`)}>
                {getValue()}
              </a>
              <span className="mute sourcing-cut">{original.words}</span>
            </>
          ),
        }),
        column.accessor('requestNo', { header: texts.number, meta: { isLabelled: true } }),
        column.accessor(({ budget }) => amount(budget), {
          id: 'budget',
          header: texts.budget,
          meta: { className: 'admin-num', isLabelled: true },
        }),
        column.accessor(({ ownPrice }) => amount(ownPrice), {
          id: 'own',
          header: texts.own,
          meta: { className: 'admin-num', isLabelled: true },
        }),
        column.accessor('quotes', { header: texts.quotes, meta: { className: 'admin-num', isLabelled: true } }),
        column.accessor(({ neededBy }) => showDate(neededBy, language), {
          id: 'needed',
          header: texts.needed,
          meta: { isLabelled: true },
        }),
        column.accessor(({ closeTime }) => showMoment(closeTime, language), {
          id: 'until',
          header: texts.until,
          meta: { isLabelled: true },
        }),
      ]),
    [language, texts, kinds],
  )
}
