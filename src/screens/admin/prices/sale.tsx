import { useState } from 'react'
import { adminPricesText } from '#language/admin/products/admin-prices.text.ts'
import { showMoment } from '#language/dates.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { SaleDetailWire, SaleWire } from '#modules/offers/scheduled-prices/scheduled-prices.contract.ts'
import { getSale } from '#modules/offers/scheduled-prices/scheduled-prices.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { DeskFacts } from '#desk/facts.tsx'
import { DeskListFoot } from '#desk/list-foot.tsx'
import { listLeft } from '#desk/list-memory.ts'
import { useListAddress } from '#desk/use-list-address.ts'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { useMay } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { AdminSaleEnd } from './sale-end.tsx'
import { AdminSalePrices } from './sale-prices.tsx'
import { offOf, scopeOf } from './sale-words.ts'

/** One sale: when, for what, and each of its prices with what is asked now. */
export function AdminSale({ saleId }: { saleId: string }) {
  const language = useLanguage()
  const texts = useTexts(adminPricesText)
  const { query } = useListAddress()
  const found = useDeskQuery(getSale, { saleId, pageNum: query.page }, KEEP_LAST)
  return (
    <>
      <p className="admin-back">
        <a className="link" href={listLeft(localPath(language, '/admin/prices'))}>
          {texts.back}
        </a>
      </p>
      <h1 tabIndex={-1}>{found.data?.sale.name ?? texts.title}</h1>
      <DeskAnswer found={found} missing={<EmptyState title={texts.missingTitle}>{texts.missing}</EmptyState>}>
        {(data) => <SaleFound data={data} />}
      </DeskAnswer>
    </>
  )
}

function SaleFound({ data: { sale, list, ...page } }: { data: SaleDetailWire }) {
  const texts = useTexts(adminPricesText)
  const may = useMay()
  const { addressOf } = useListAddress()
  const [ending, askToEnd] = useState(false)
  return (
    <>
      <DeskFacts id="sale-facts" title={texts[sale.state]} facts={useFacts(sale)} />
      {may('change-prices') && sale.state !== 'over' ? (
        <p className="stock-acts">
          <Button look="line" onClick={() => askToEnd(true)}>
            {sale.state === 'running' ? texts.end : texts.takeBack}
          </Button>
        </p>
      ) : null}
      {ending ? <AdminSaleEnd sale={sale} onClose={() => askToEnd(false)} /> : null}
      <p className="admin-count">{texts.priceCount(page.total)}</p>
      <AdminSalePrices list={list} />
      <DeskListFoot {...page} addressOf={(at) => addressOf({ page: at })} />
    </>
  )
}

function useFacts(sale: SaleWire): [string, string][] {
  const language = useLanguage()
  const texts = useTexts(adminPricesText)
  return [
    [texts.scope, scopeOf(sale, texts, language)],
    [texts.off, offOf(sale, texts)],
    [texts.from, showMoment(sale.from, language)],
    [texts.until, showMoment(sale.until, language)],
    [texts.setBy, sale.createdBy],
    ...(sale.endedBy ? [[texts.endedBy, sale.endedBy] satisfies [string, string]] : []),
  ]
}
