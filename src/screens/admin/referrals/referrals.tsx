import { useMemo } from 'react'
import { type MetaArgs, useParams } from 'react-router'
import { adminReferralsText, referralSignText } from '#language/sellers/admin-referrals.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { ReferrersWire } from '#modules/referrals/referrals.contract.ts'
import { listReferrers } from '#modules/referrals/referrals.paths.ts'
import { CaseQueues } from '#desk/case/case-queues.tsx'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { DeskListResult } from '#desk/list-result.tsx'
import { DeskSearch } from '#desk/search.tsx'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { adminHead } from '#screens/admin/frame/head.ts'
import { showCents, signedCents } from '#screens/admin/money/show-amount.ts'
import { Referrer } from './referrer.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminReferralsText.title)

/** What influencers brought and cost, or the one the address names. */
export default function AdminReferrals() {
  const { merchantId } = useParams()
  return merchantId === undefined ? <ReferrerList /> : <Referrer merchantId={merchantId} />
}

function ReferrerList() {
  const texts = useTexts(adminReferralsText)
  const { query, addressOf, show } = useListAddress()
  const state = query.state === 'flagged' ? 'flagged' : ''
  const found = useDeskQuery(listReferrers, { state, word: query.word, pageNum: query.page }, KEEP_LAST)
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <DeskSearch label={texts.search} word={query.word} onSearch={(word) => show({ word })} />
      </div>
      {found.data ? (
        <CaseQueues
          label={texts.queues}
          names={texts}
          queues={[
            { queue: 'all', num: found.data.all },
            { queue: 'flagged', num: found.data.flagged },
          ]}
          chosen={state || 'all'}
          addressOf={addressOf}
        />
      ) : null}
      <DeskListResult found={found} texts={texts} filtered={query.word !== '' || state !== ''} addressOf={addressOf}>
        {({ list }) => <ReferrerTable list={list} />}
      </DeskListResult>
    </>
  )
}

const column = deskColumns<ReferrersWire['list'][number]>()
const NUMBER = { className: 'admin-num', isLabelled: true }
const money = ({ getValue }: { getValue: () => string }) => showCents(signedCents(getValue()), false)

function ReferrerTable({ list }: Pick<ReferrersWire, 'list'>) {
  const texts = useTexts(adminReferralsText)
  return <DeskTable isLinked caption={texts.table} columns={useColumns()} list={list} idOf={({ merchantId }) => merchantId} />
}

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(adminReferralsText)
  const signs = useTexts(referralSignText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('name', {
          header: texts.name,
          meta: { isRowHead: true },
          cell: ({ row: { original }, getValue }) => (
            <a data-row href={localPath(language, `/admin/referrals/${original.merchantId}`)}>
              {getValue()}
            </a>
          ),
        }),
        column.accessor(({ signs: found }) => found.map((sign) => signs[sign]).join(' · ') || '–', {
          id: 'signs',
          header: texts.signs,
          meta: { isLabelled: true },
        }),
        column.accessor('visits', { header: texts.visits, meta: NUMBER }),
        column.accessor('orders', { header: texts.orders, meta: NUMBER }),
        column.accessor('kept', { header: texts.kept, meta: NUMBER }),
        column.accessor('brought', { header: texts.brought, meta: NUMBER, cell: money }),
        column.accessor('cost', { header: texts.cost, meta: NUMBER, cell: money }),
      ]),
    [language, texts, signs],
  )
}
