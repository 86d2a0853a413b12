import { useMemo } from 'react'
import type { MetaArgs } from 'react-router'
import { adminMerchantsText } from '#language/admin/admin-money-pages.text.ts'
import { sellerHealthText } from '#language/seller/seller-health.text.ts'
import { showMoment } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { MerchantsWire } from '#modules/settlement/settlement.contract.ts'
import { listMerchants } from '#modules/settlement/settlement.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { AdminMoneyPages } from '#screens/admin/money/money-pages.tsx'
import { showCents, signedCents } from '#screens/admin/money/show-amount.ts'
import { useDeskQuery } from '#desk/desk-query.ts'
import { MerchantHealth } from './merchant-health.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminMerchantsText.title)

/** What each merchant is due and owes, and the pieces that were settled last. */
export default function AdminMerchants() {
  const texts = useTexts(adminMerchantsText)
  const found = useDeskQuery(listMerchants, {})
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <AdminMoneyPages />
      <p className="admin-lead">{texts.lead}</p>
      <DeskAnswer found={found}>{(data) => <Books {...data} />}</DeskAnswer>
    </>
  )
}

function Books({ merchants, latest }: MerchantsWire) {
  const texts = useTexts(adminMerchantsText)
  const columns = { balances: useBalanceColumns(), latest: useLatestColumns() }
  return (
    <>
      {merchants.length > 0 ? (
        <DeskTable
          className="admin-money"
          caption={texts.table}
          columns={columns.balances}
          list={merchants}
          idOf={({ merchantId }) => merchantId}
        />
      ) : (
        <p className="admin-count">{texts.none}</p>
      )}
      <section className="admin-money-part" aria-labelledby="settled-last">
        <h2 id="settled-last">{texts.latest}</h2>
        {latest.length > 0 ? (
          <DeskTable
            className="admin-money"
            caption={texts.latestTable}
            columns={columns.latest}
            list={latest}
            idOf={({ unitId }) => unitId}
          />
        ) : (
          <p className="admin-count">{texts.noneSettled}</p>
        )}
      </section>
    </>
  )
}

const balance = deskColumns<MerchantsWire['merchants'][number]>()
const settled = deskColumns<MerchantsWire['latest'][number]>()
const NUMBER = { isLabelled: true, className: 'admin-num' }
const show = ({ getValue }: { getValue: () => string }) => showCents(signedCents(getValue()), false)

function useBalanceColumns() {
  const texts = useTexts(adminMerchantsText)
  const health = useTexts(sellerHealthText)
  return useMemo(
    () =>
      balance.columns([
        balance.accessor('name', { header: texts.merchant, meta: { isRowHead: true } }),
        balance.accessor('pending', { header: texts.pending, meta: NUMBER, cell: show }),
        balance.accessor('due', { header: texts.due, meta: NUMBER, cell: show }),
        balance.accessor('owed', { header: texts.owed, meta: NUMBER, cell: show }),
        balance.accessor('paid', { header: texts.paid, meta: NUMBER, cell: show }),
        balance.accessor('balance', { header: texts.balance, meta: NUMBER, cell: show }),
        balance.display({
          id: 'health',
          header: health.title,
          meta: { isUnseen: true, className: 'admin-work-actions' },
          cell: ({ row: { original } }) => <MerchantHealth {...original} />,
        }),
      ]),
    [texts, health],
  )
}

function useLatestColumns() {
  const language = useLanguage()
  const texts = useTexts(adminMerchantsText)
  return useMemo(
    () =>
      settled.columns([
        settled.accessor('orderNo', {
          header: texts.order,
          meta: { isRowHead: true },
          cell: ({ getValue }) => (
            <a className="link" href={localPath(language, `/admin/orders/${getValue()}`)}>
              {getValue()}
            </a>
          ),
        }),
        settled.accessor('merchant', { header: texts.merchant }),
        settled.accessor('piece', { header: texts.piece, meta: { className: 'admin-money-about' } }),
        settled.accessor('goods', { header: texts.goods, meta: NUMBER, cell: show }),
        settled.accessor('commission', { header: texts.commission, meta: NUMBER, cell: show }),
        settled.accessor('card', { header: texts.card, meta: NUMBER, cell: show }),
        settled.accessor('fees', { header: texts.fees, meta: NUMBER, cell: show }),
        settled.accessor('due', { header: texts.due, meta: NUMBER, cell: show }),
        settled.accessor('time', {
          header: texts.time,
          meta: { isLabelled: true, className: 'mute' },
          cell: ({ getValue }) => showMoment(getValue(), language),
        }),
      ]),
    [language, texts],
  )
}
