import { useMemo } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { showMoment } from '#language/dates.ts'
import { adminListingsText, proposalStateText } from '#language/sellers/proposals.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AdminProposalRow } from '#modules/proposals/proposals.contract.ts'
import { listAdminProposals } from '#modules/proposals/proposals.paths.ts'
import { proposalQueues } from '#modules/proposals/proposals.rules.ts'
import { CaseQueues } from '#desk/case/case-queues.tsx'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { DeskListResult } from '#desk/list-result.tsx'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { adminHead } from '#screens/admin/frame/head.ts'
import { AdminListing } from './listing.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminListingsText.title)

/** What merchants propose to list, or the proposal that the address names. */
export default function AdminListings() {
  const { proposalNo } = useParams()
  return proposalNo === undefined ? <ListingQueue /> : <AdminListing proposalNo={proposalNo} />
}

function ListingQueue() {
  const texts = useTexts(adminListingsText)
  const { query, addressOf } = useListAddress()
  const queue = proposalQueues.find((known) => known === query.state) ?? 'waiting'
  const found = useDeskQuery(listAdminProposals, { queue, pageNum: query.page }, KEEP_LAST)
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      {found.data ? (
        <CaseQueues label={texts.queues} names={texts} queues={found.data.queues} chosen={queue} addressOf={addressOf} />
      ) : null}
      <DeskListResult found={found} texts={texts} filtered={false} addressOf={addressOf}>
        {({ list }) => <ListingTable list={list} />}
      </DeskListResult>
    </>
  )
}

const column = deskColumns<AdminProposalRow>()

function ListingTable({ list }: { list: AdminProposalRow[] }) {
  const texts = useTexts(adminListingsText)
  return <DeskTable isLinked caption={texts.table} columns={useColumns()} list={list} idOf={({ proposalNo }) => proposalNo} />
}

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(adminListingsText)
  const states = useTexts(proposalStateText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('name', {
          header: texts.item,
          meta: { isRowHead: true },
          cell: ({ row: { original } }) => (
            <a data-row href={localPath(language, `/admin/listings/${original.proposalNo}`)}>
              {original.name}
            </a>
          ),
        }),
        column.accessor('brandName', { header: texts.brand, meta: { isLabelled: true } }),
        column.accessor('merchant', { header: texts.seller, meta: { isLabelled: true } }),
        column.accessor('proposalNo', { header: texts.number, meta: { isLabelled: true } }),
        column.accessor(({ state }) => states[state], { id: 'state', header: texts.state, meta: { isLabelled: true } }),
        column.accessor(
          ({ dueTime, isLate }) => (isLate ? texts.late(showMoment(dueTime, language)) : showMoment(dueTime, language)),
          { id: 'due', header: texts.due, meta: { isLabelled: true, className: 'admin-cell-whole' } },
        ),
      ]),
    [language, texts, states],
  )
}
