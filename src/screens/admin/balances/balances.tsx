import { useMemo } from 'react'
import type { MetaArgs } from 'react-router'
import { adminBalancesText } from '#language/admin/books/admin-balances.text.ts'
import { writtenIn } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { BalanceRowWire, BalancesWire } from '#modules/balance/balance-page.contract.ts'
import { listBalances } from '#modules/balance/balance-page.paths.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { DeskSearch } from '#desk/search.tsx'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { AdminMoneyPages } from '#screens/admin/money/money-pages.tsx'
import { showWire } from '#screens/admin/money/show-amount.ts'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { AdminGoodwills } from './goodwills.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminBalancesText.title)

/** What the shop owes its members, whom a search finds, and what waits for a second person. */
export default function AdminBalances() {
  const texts = useTexts(adminBalancesText)
  const { query, show } = useListAddress()
  const found = useDeskQuery(listBalances, { word: query.word }, KEEP_LAST)
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <DeskSearch label={texts.search} word={query.word} onSearch={(word) => show({ word })} />
      </div>
      <AdminMoneyPages />
      <p className="admin-lead">{texts.lead}</p>
      <DeskAnswer found={found}>{(data) => <Balances data={data} isSearch={query.word !== ''} />}</DeskAnswer>
    </>
  )
}

function Balances({ data: { total, list, waiting }, isSearch }: { data: BalancesWire; isSearch: boolean }) {
  const texts = useTexts(adminBalancesText)
  const columns = useColumns()
  return (
    <>
      {waiting.length > 0 ? (
        <section className="admin-money-part" aria-labelledby="goodwill-waits">
          <h2 id="goodwill-waits">{texts.waiting}</h2>
          <AdminGoodwills list={waiting} isNamed />
        </section>
      ) : null}
      <p className="admin-count" role="status">
        {texts.total(showHkdExactly(fromWire(total)))}
      </p>
      {list.length > 0 ? (
        <DeskTable
          className="admin-members"
          isLinked
          caption={texts.table}
          columns={columns}
          list={list}
          idOf={({ accountId }) => accountId}
        />
      ) : (
        <p className="admin-count">{isSearch ? texts.nothing : texts.none}</p>
      )}
    </>
  )
}

const column = deskColumns<BalanceRowWire>()

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(adminBalancesText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('name', {
          header: texts.member,
          meta: { isRowHead: true },
          cell: ({ row: { original } }) => (
            <a
              data-row
              href={localPath(language, `/admin/money/balances/${original.accountId}`)}
              lang={original.name ? writtenIn(original.name) : undefined}
            >
              {original.name || texts.nameless}
            </a>
          ),
        }),
        column.accessor('email', { header: texts.email, meta: { className: 'admin-cell-whole' } }),
        column.accessor('mobile', { header: texts.mobile }),
        column.accessor('balance', {
          header: texts.balance,
          meta: { className: 'admin-num', isLabelled: true },
          cell: ({ getValue }) => showWire(getValue()),
        }),
      ]),
    [language, texts],
  )
}
