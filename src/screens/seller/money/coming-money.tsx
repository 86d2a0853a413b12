import { useMemo, useState } from 'react'
import { showDate } from '#language/dates.ts'
import { comingStageText, sellerMoneyText } from '#language/seller/seller-money.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { ComingWire } from '#modules/settlement/merchant-money.contract.ts'
import { listComingMoney } from '#modules/settlement/merchant-money.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { DeskTable, deskColumns } from '#desk/table.tsx'
import { adminText } from '#language/admin/admin.text.ts'
import { useMaySell } from '#screens/seller/frame/seller-session.ts'
import { Button } from '#ui/button.tsx'
import { showMoney } from './show-money.ts'

type Coming = ComingWire['list'][number]

/** Each sold piece on its way to being due. */
export function ComingMoney() {
  const texts = useTexts(sellerMoneyText)
  const pages = useTexts(adminText)
  const [pageNum, turn] = useState(1)
  const found = useDeskQuery(listComingMoney, { pageNum }, KEEP_LAST)
  return (
    <section aria-labelledby="seller-coming">
      <h2 id="seller-coming">{texts.coming}</h2>
      <DeskAnswer found={found} height={200}>
        {({ list, total, pageSize, receives }) => (
          <>
            <p className="mute">{total > 0 ? texts.comingWords(showMoney(receives), total) : texts.noComing}</p>
            {list.length > 0 ? <ComingTable list={list} /> : null}
            {pageNum > 1 ? (
              <Button look="text" onClick={() => turn(pageNum - 1)}>
                {pages.previousPage}
              </Button>
            ) : null}
            {pageNum * pageSize < total ? (
              <Button look="text" onClick={() => turn(pageNum + 1)}>
                {pages.nextPage}
              </Button>
            ) : null}
          </>
        )}
      </DeskAnswer>
    </section>
  )
}

const column = deskColumns<Coming>()
const LABELLED = { isLabelled: true }

function ComingTable({ list }: { list: readonly Coming[] }) {
  const texts = useTexts(sellerMoneyText)
  return <DeskTable caption={texts.comingTable} columns={useColumns()} list={list} idOf={({ unitId }) => unitId} />
}

function useColumns() {
  const language = useLanguage()
  const texts = useTexts(sellerMoneyText)
  const stages = useTexts(comingStageText)
  return useMemo(
    () =>
      column.columns([
        column.accessor('piece', { header: texts.item, meta: { isRowHead: true } }),
        column.accessor('orderNo', {
          header: texts.order,
          meta: LABELLED,
          cell: ({ getValue }) => <OrderLink orderNo={getValue()} />,
        }),
        column.accessor(({ stage }) => stages[stage], { id: 'stage', header: texts.state, meta: LABELLED }),
        column.accessor(({ dueDay }) => (dueDay ? showDate(dueDay, language) : '–'), {
          id: 'due',
          header: texts.due,
          meta: LABELLED,
        }),
        column.accessor(({ receives }) => showMoney(receives), {
          id: 'receives',
          header: texts.receives,
          meta: { ...LABELLED, className: 'admin-num' },
        }),
      ]),
    [language, texts, stages],
  )
}

/** To whoever may open it. */
function OrderLink({ orderNo }: { orderNo: string }) {
  const language = useLanguage()
  if (!useMaySell()('ship')) return orderNo
  return (
    <a className="link" href={localPath(language, `/seller/orders/${orderNo}`)}>
      {orderNo}
    </a>
  )
}
