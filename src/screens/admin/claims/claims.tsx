import { pieceName } from '#language/product/piece-name.ts'
import { useMemo } from 'react'
import type { MetaArgs } from 'react-router'
import { claimStateText } from '#language/account/claims.text.ts'
import { adminClaimsText } from '#language/admin/cases/admin-claims.text.ts'
import { showMoment } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { type AdminClaimRow, claimQueues } from '#modules/claims/claims.contract.ts'
import { listAdminClaims } from '#modules/claims/claims.paths.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { CaseQueues } from '#desk/case/case-queues.tsx'
import { DeskListResult } from '#desk/list-result.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminClaimsText.title)

/** What shoppers claim, by kind, the longest waiting first. */
export default function AdminClaims() {
  const texts = useTexts(adminClaimsText)
  const { query, addressOf } = useListAddress()
  const queue = claimQueues.find((known) => known === query.state) ?? 'price'
  const found = useDeskQuery(listAdminClaims, { queue, pageNum: query.page }, KEEP_LAST)
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      {found.data ? (
        <CaseQueues
          label={texts.queues}
          names={texts}
          queues={claimQueues.map((one) => ({ queue: one, num: found.data.queues[one] }))}
          chosen={queue}
          addressOf={addressOf}
        />
      ) : null}
      <DeskListResult found={found} texts={texts} filtered={false} addressOf={addressOf}>
        {({ list }) => <ClaimTable list={list} />}
      </DeskListResult>
    </>
  )
}

const column = deskColumns<AdminClaimRow>()
const amount = (wire: string): string => (wire ? showHkdExactly(fromWire(wire)) : '–')

function ClaimTable({ list }: { list: AdminClaimRow[] }) {
  const texts = useTexts(adminClaimsText)
  return <DeskTable isLinked caption={texts.table} columns={useColumns()} list={list} idOf={({ claimId }) => claimId} />
}

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(adminClaimsText)
  const states = useTexts(claimStateText)
  return useMemo(
    () =>
      column.columns([
        column.accessor(({ brandName, title }) => pieceName(brandName, title), {
          id: 'piece',
          header: texts.piece,
          meta: { isRowHead: true },
          cell: ({ row: { original }, getValue }) => (
            <a data-row href={localPath(language, `/admin/claims/${original.claimId}`)}>
              {getValue()}
            </a>
          ),
        }),
        column.accessor('orderNo', { header: texts.order, meta: { isLabelled: true } }),
        column.accessor(({ kind }) => texts[kind], { id: 'kind', header: texts.kind, meta: { isLabelled: true } }),
        column.accessor(({ state }) => states[state], { id: 'state', header: texts.state, meta: { isLabelled: true } }),
        column.accessor(({ paid }) => amount(paid), {
          id: 'paid',
          header: texts.paid,
          meta: { className: 'admin-num', isLabelled: true },
        }),
        column.accessor(({ price }) => amount(price), {
          id: 'price',
          header: texts.seen,
          meta: { className: 'admin-num', isLabelled: true },
        }),
        column.accessor(({ askedTime }) => showMoment(askedTime, language), {
          id: 'since',
          header: texts.since,
          meta: { isLabelled: true, className: 'admin-cell-whole' },
        }),
      ]),
    [language, texts, states],
  )
}
