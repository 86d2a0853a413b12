import { useMemo } from 'react'
import type { MetaArgs } from 'react-router'
import { adminLedgerText } from '#language/admin/books/admin-ledger.text.ts'
import { writtenIn } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { AccountsWire } from '#modules/ledger/ledger.contract.ts'
import { listAccounts } from '#modules/ledger/ledger.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { DeskListFoot } from '#desk/list-foot.tsx'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { sidesOf, useLedgerName } from './ledger-words.ts'
import { postingsAddress } from './posting-list.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminLedgerText.title)

/** The accounts of one purpose, owner by owner, those in which most stands first. */
export default function AdminLedgerAccounts() {
  const language = useLanguage()
  const texts = useTexts(adminLedgerText)
  const nameOf = useLedgerName()
  const { query, addressOf } = useListAddress()
  const found = useDeskQuery(listAccounts, { purpose: query.state, pageNum: query.page }, KEEP_LAST)
  const columns = useColumns(query.state)
  return (
    <>
      <p className="admin-back">
        <a className="link" href={localPath(language, '/admin/money/ledger')}>
          {texts.back}
        </a>
      </p>
      <h1 tabIndex={-1}>{query.state ? nameOf(query.state) : texts.title}</h1>
      <DeskAnswer found={found}>
        {(data) => (
          <>
            <p className="admin-count" role="status">
              {texts.count(data.total)}
            </p>
            <DeskTable
              className="admin-money"
              caption={nameOf(query.state)}
              columns={columns}
              list={data.list}
              idOf={({ ownerId, unit }) => `${ownerId} ${unit}`}
            />
            {data.total > data.pageSize ? <DeskListFoot {...data} addressOf={(page) => addressOf({ page })} /> : null}
          </>
        )}
      </DeskAnswer>
    </>
  )
}

type Row = AccountsWire['list'][number]
const column = deskColumns<Row>()
const NUMBER = { isLabelled: true, className: 'admin-num' }

function useColumns(purpose: string) {
  const language = useLanguage()
  const texts = useTexts(adminLedgerText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('owner', {
          header: texts.owner,
          meta: { isRowHead: true },
          cell: ({ row: { original } }) => <Owner row={original} purpose={purpose} />,
        }),
        column.accessor('entries', { header: texts.num, meta: NUMBER }),
        column.accessor('amount', {
          id: 'debit',
          header: texts.debit,
          meta: NUMBER,
          cell: ({ row: { original } }) => sidesOf(original).debit,
        }),
        column.accessor('amount', {
          id: 'credit',
          header: texts.credit,
          meta: NUMBER,
          cell: ({ row: { original } }) => sidesOf(original).credit,
        }),
        column.display({
          id: 'balance',
          header: texts.balance,
          meta: { isUnseen: true },
          cell: ({ row: { original } }) =>
            original.isMember ? (
              <a className="link" href={localPath(language, `/admin/money/balances/${original.ownerId}`)}>
                {texts.balance}
              </a>
            ) : null,
        }),
      ]),
    [language, texts, purpose],
  )
}

function Owner({ row: { ownerId, owner }, purpose }: { row: Row; purpose: string }) {
  const language = useLanguage()
  const texts = useTexts(adminLedgerText)
  if (ownerId === '') return texts.shop
  return (
    <a
      className="link"
      data-row
      href={localPath(language, postingsAddress({ purpose, word: ownerId }))}
      lang={owner ? writtenIn(owner) : 'en'}
    >
      {owner || ownerId}
    </a>
  )
}
