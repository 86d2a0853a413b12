import { useMemo } from 'react'
import type { MetaArgs } from 'react-router'
import { showMoment } from '#language/dates.ts'
import { proposalStateText, sellerListingsText } from '#language/sellers/proposals.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { ProposalsWire } from '#modules/proposals/proposals.contract.ts'
import { listProposals } from '#modules/proposals/proposals.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { DeskListFoot } from '#desk/list-foot.tsx'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { sellerHead } from '#screens/seller/frame/seller-head.ts'
import { EmptyState } from '#ui/empty-state.tsx'

export const meta = ({ location }: MetaArgs) => sellerHead(location.pathname, sellerListingsText.title)

/** What this merchant has proposed to list. */
export default function SellerListings() {
  const language = useLanguage()
  const texts = useTexts(sellerListingsText)
  const { query, addressOf } = useListAddress()
  const found = useDeskQuery(listProposals, { pageNum: query.page }, KEEP_LAST)
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="admin-lead">{texts.lead}</p>
      <p className="seller-ways">
        <a className="btn" href={localPath(language, '/seller/listings/new')}>
          {texts.add}
        </a>
      </p>
      <DeskAnswer found={found} height={240}>
        {(data) =>
          data.list.length > 0 ? (
            <>
              <ProposalTable list={data.list} />
              <DeskListFoot {...data} addressOf={(page) => addressOf({ page })} />
            </>
          ) : (
            <EmptyState title={texts.noneTitle}>{texts.none}</EmptyState>
          )
        }
      </DeskAnswer>
    </>
  )
}

function ProposalTable({ list }: { list: ProposalsWire['list'] }) {
  const texts = useTexts(sellerListingsText)
  return <DeskTable isLinked caption={texts.table} columns={useColumns()} list={list} idOf={({ proposalNo }) => proposalNo} />
}

const column = deskColumns<ProposalsWire['list'][number]>()

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(sellerListingsText)
  const states = useTexts(proposalStateText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('name', {
          header: texts.item,
          meta: { isRowHead: true, className: 'offer-file-name' },
          cell: ({ row: { original } }) => (
            <a className="link" data-row href={localPath(language, `/seller/listings/${original.proposalNo}`)}>
              {original.name}
            </a>
          ),
        }),
        column.accessor('brandName', { header: texts.brand }),
        column.accessor('proposalNo', { header: texts.number, meta: { isLabelled: true } }),
        column.accessor(({ state }) => states[state], { id: 'state', header: texts.state, meta: { isLabelled: true } }),
        column.accessor('submittedTime', {
          header: texts.sent,
          meta: { isLabelled: true, className: 'mute' },
          cell: ({ getValue }) => showMoment(getValue(), language),
        }),
      ]),
    [language, texts, states],
  )
}
