import { useMemo } from 'react'
import type { MetaArgs } from 'react-router'
import { showMoment } from '#language/dates.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { answerStateText, sellerAnswersText } from '#language/seller/seller-answers.text.ts'
import { adminAnswersText } from '#language/admin/admin-seller-answers.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { AnswerHead } from '#modules/seller-answers/seller-answers.contract.ts'
import { listAdminAnswers } from '#modules/seller-answers/seller-answers.paths.ts'
import { answerQueues } from '#modules/seller-answers/seller-answers.rules.ts'
import { CaseQueues } from '#desk/case/case-queues.tsx'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { DeskListResult } from '#desk/list-result.tsx'
import { numberCell } from '#desk/number-cell.tsx'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { adminHead } from '#screens/admin/frame/head.ts'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminAnswersText.title)

/** What waits for the desk first: appeals. */
const QUEUES = ['appealed', ...answerQueues.filter((queue) => queue !== 'appealed')] as const

/** What sellers say of returns and claims, and their appeals. */
export default function AdminSellerAnswers() {
  const own = useTexts(adminAnswersText)
  const texts = useTexts(sellerAnswersText)
  const { query, addressOf } = useListAddress()
  const queue = QUEUES.find((known) => known === query.state) ?? 'appealed'
  const found = useDeskQuery(listAdminAnswers, { queue, pageNum: query.page }, KEEP_LAST)
  const { data } = found
  return (
    <>
      <h1 tabIndex={-1}>{own.title}</h1>
      {data ? (
        <CaseQueues
          label={texts.queues}
          names={{ ...texts, ...own }}
          queues={QUEUES.map((one) => ({ queue: one, num: data.queues.find((counted) => counted.queue === one)?.num ?? 0 }))}
          chosen={queue}
          addressOf={addressOf}
        />
      ) : null}
      <DeskListResult found={found} texts={{ ...texts, ...own }} filtered={false} addressOf={addressOf}>
        {({ list }) => <AnswerTable list={list} />}
      </DeskListResult>
    </>
  )
}

const column = deskColumns<AnswerHead>()

function AnswerTable({ list }: { list: AnswerHead[] }) {
  const language = useLanguage()
  const texts = useTexts(sellerAnswersText)
  const states = useTexts(answerStateText)
  const columns = useMemo(
    () =>
      column.columns([
        column.accessor('answerNo', {
          header: texts.number,
          meta: { isRowHead: true },
          cell: numberCell(language, '/admin/sellerAnswers'),
        }),
        column.accessor(({ subject }) => texts[subject], { id: 'kind', header: texts.kind, meta: { isLabelled: true } }),
        column.accessor(({ brandName, title }) => pieceName(brandName, title), {
          id: 'items',
          header: texts.items,
          meta: { isLabelled: true },
        }),
        column.accessor('merchantName', { header: texts.seller, meta: { isLabelled: true } }),
        column.accessor(({ state }) => states[state], { id: 'state', header: texts.state, meta: { isLabelled: true } }),
        column.accessor(({ dueTime }) => (dueTime ? showMoment(dueTime, language) : '–'), {
          id: 'due',
          header: texts.due,
          meta: { isLabelled: true, className: 'admin-cell-whole' },
        }),
      ]),
    [language, texts, states],
  )
  return <DeskTable isLinked caption={texts.table} columns={columns} list={list} idOf={({ answerNo }) => answerNo} />
}
