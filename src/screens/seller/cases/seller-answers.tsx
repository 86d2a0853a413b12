import { useMemo } from 'react'
import type { MetaArgs } from 'react-router'
import { showMoment } from '#language/dates.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { answerStateText, sellerAnswersText } from '#language/seller/seller-answers.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { AnswerHead } from '#modules/seller-answers/seller-answers.contract.ts'
import { listSellerAnswers } from '#modules/seller-answers/seller-answers.paths.ts'
import { answerQueues } from '#modules/seller-answers/seller-answers.rules.ts'
import { CaseQueues } from '#desk/case/case-queues.tsx'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { DeskListResult } from '#desk/list-result.tsx'
import { numberCell } from '#desk/number-cell.tsx'
import { deskColumns, DeskTable } from '#desk/table.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { sellerHead } from '#screens/seller/frame/seller-head.ts'
import { Picture } from '#ui/picture.tsx'

export const meta = ({ location }: MetaArgs) => sellerHead(location.pathname, sellerAnswersText.title)

/** What buyers ask about this merchant's pieces, by what is to be done, what is due first first. */
export default function SellerAnswers() {
  const texts = useTexts(sellerAnswersText)
  const { query, addressOf } = useListAddress()
  const queue = answerQueues.find((known) => known === query.state) ?? 'asked'
  const found = useDeskQuery(listSellerAnswers, { queue, pageNum: query.page }, KEEP_LAST)
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      {found.data ? (
        <CaseQueues label={texts.queues} names={texts} queues={found.data.queues} chosen={queue} addressOf={addressOf} />
      ) : null}
      <DeskListResult found={found} texts={texts} filtered={false} addressOf={addressOf}>
        {({ list }) => <Answers list={list} />}
      </DeskListResult>
    </>
  )
}

const column = deskColumns<AnswerHead>()

const itemsIn = ({ row: { original } }: { row: { original: AnswerHead } }) => <Items head={original} />

function Answers({ list }: { list: AnswerHead[] }) {
  const language = useLanguage()
  const texts = useTexts(sellerAnswersText)
  const states = useTexts(answerStateText)
  const columns = useMemo(
    () =>
      column.columns([
        column.display({ id: 'items', header: texts.items, meta: { className: 'seller-orders-items' }, cell: itemsIn }),
        column.accessor('answerNo', {
          header: texts.number,
          meta: { isRowHead: true },
          cell: numberCell(language, '/seller/cases'),
        }),
        column.accessor(({ subject }) => texts[subject], { id: 'kind', header: texts.kind, meta: { isLabelled: true } }),
        column.accessor(({ state }) => states[state], { id: 'state', header: texts.state, meta: { isLabelled: true } }),
        column.accessor(({ dueTime }) => (dueTime ? showMoment(dueTime, language) : '–'), {
          id: 'due',
          header: texts.due,
          meta: { isLabelled: true },
        }),
      ]),
    [language, texts, states],
  )
  return (
    <DeskTable
      isLinked
      className="seller-orders"
      caption={texts.table}
      columns={columns}
      list={list}
      idOf={({ answerNo }) => answerNo}
    />
  )
}

function Items({ head: { productImg, brandName, title, variant, more } }: { head: AnswerHead }) {
  const texts = useTexts(sellerAnswersText)
  return (
    <>
      <Picture picture={productImg} sizes="48px" most={120} alt="" />
      <span>
        {pieceName(brandName, title)}
        <span className="mute">{[variant, more > 0 ? texts.more(more) : ''].filter(Boolean).join(' · ')}</span>
      </span>
    </>
  )
}
