import { useMemo } from 'react'
import { type MetaArgs, useNavigate, useParams, useSearchParams } from 'react-router'
import { keptMerchantsText, merchantStateText } from '#language/sellers/kept-merchants.text.ts'
import { merchantKindName } from '#language/merchant-kinds.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { merchantQueues } from '#modules/merchants/holds.rules.ts'
import type { KeptMerchantRow } from '#modules/merchants/kept-merchants.contract.ts'
import { listKeptMerchants } from '#modules/merchants/kept-merchants.paths.ts'
import { type ApplicantKind, applicantKinds } from '#modules/merchants/merchants.contract.ts'
import { CaseQueues } from '#desk/case/case-queues.tsx'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { DeskListResult } from '#desk/list-result.tsx'
import { DeskSearch } from '#desk/search.tsx'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { type ListQuery, useListAddress } from '#desk/use-list-address.ts'
import { adminHead } from '#screens/admin/frame/head.ts'
import { SelectField } from '#ui/fields.tsx'
import { KeptMerchant } from './kept-merchant.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, keptMerchantsText.title)

/** Everybody who sells here, or the one the address names. */
export default function KeptMerchants() {
  const { merchantId } = useParams()
  return merchantId === undefined ? <MerchantList /> : <KeptMerchant merchantId={merchantId} />
}

function MerchantList() {
  const texts = useTexts(keptMerchantsText)
  const { query, kind, addressOf, show } = useMerchantAddress()
  const queue = merchantQueues.find((known) => known === query.state) ?? 'all'
  const found = useDeskQuery(listKeptMerchants, { queue, kind, word: query.word, pageNum: query.page }, KEEP_LAST)
  return (
    <>
      <div className="admin-list-head">
        <h1 tabIndex={-1}>{texts.title}</h1>
        <DeskSearch label={texts.search} word={query.word} onSearch={(word) => show({ word })} />
      </div>
      <KindField kind={kind} onChange={(wanted) => show({}, wanted)} />
      {found.data ? (
        <CaseQueues label={texts.queues} names={texts} queues={found.data.queues} chosen={queue} addressOf={addressOf} />
      ) : null}
      <DeskListResult
        found={found}
        texts={texts}
        filtered={query.word !== '' || kind !== '' || queue !== 'all'}
        addressOf={addressOf}
      >
        {({ list }) => <MerchantTable list={list} />}
      </DeskListResult>
    </>
  )
}

/** As every list, and the kind beside it. */
function useMerchantAddress() {
  const { query, addressOf: addressWithout } = useListAddress()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const kind: ApplicantKind | '' = applicantKinds.find((known) => known === params.get('kind')) ?? ''
  const addressOf = (changes: Partial<ListQuery>, wanted: string = kind): string => {
    // Everything at once is everything of every kind.
    const isAll = changes.state === '' && changes.word === ''
    const address = addressWithout(changes)
    if (wanted === '' || isAll) return address
    return `${address}${address.includes('?') ? '&' : '?'}kind=${wanted}`
  }
  const show = (changes: Partial<ListQuery>, wanted?: string) =>
    void navigate(addressOf(changes, wanted), { replace: true, preventScrollReset: true })
  return { query, kind, addressOf, show }
}

function KindField({ kind, onChange }: { kind: string; onChange: (kind: string) => void }) {
  const language = useLanguage()
  const texts = useTexts(keptMerchantsText)
  const kinds = applicantKinds.map((value) => ({ value, name: merchantKindName(value, language) }))
  return (
    <div className="merchant-kind">
      <SelectField
        label={texts.kind}
        value={kind}
        options={[{ value: '', name: texts.allKinds }, ...kinds]}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}

const column = deskColumns<KeptMerchantRow>()

function MerchantTable({ list }: { list: KeptMerchantRow[] }) {
  const texts = useTexts(keptMerchantsText)
  return <DeskTable isLinked caption={texts.table} columns={useColumns()} list={list} idOf={({ merchantId }) => merchantId} />
}

const NUMBER = { className: 'admin-num', isLabelled: true }

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(keptMerchantsText)
  const states = useTexts(merchantStateText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('name', {
          header: texts.name,
          meta: { isRowHead: true },
          cell: ({ row: { original }, getValue }) => (
            <a data-row href={localPath(language, `/admin/merchants/${original.merchantId}`)}>
              {getValue()}
            </a>
          ),
        }),
        column.accessor('code', { header: texts.code, meta: { isLabelled: true } }),
        column.accessor(({ kind }) => merchantKindName(kind, language), {
          id: 'kind',
          header: texts.kind,
          meta: { isLabelled: true },
        }),
        column.accessor(
          ({ state, isPayoutHeld, isAccountWaiting }) =>
            [states[state], isPayoutHeld ? texts.payouts : '', isAccountWaiting ? texts.accounts : '']
              .filter(Boolean)
              .join(' · '),
          {
            id: 'state',
            header: texts.state,
            meta: { isLabelled: true },
          },
        ),
        column.accessor('people', { header: texts.people, meta: NUMBER }),
        column.accessor('offers', { header: texts.offers, meta: NUMBER }),
        column.accessor(({ ownOrders }) => texts.orders(ownOrders), { id: 'own', header: texts.ownBought, meta: NUMBER }),
        column.accessor(({ signals }) => texts.sharing(signals), { id: 'signals', header: texts.signals, meta: NUMBER }),
      ]),
    [language, texts, states],
  )
}
