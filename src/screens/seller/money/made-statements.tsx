import { useMemo } from 'react'
import { showDate } from '#language/dates.ts'
import { houseSlug } from '#language/house.ts'
import type { Language } from '#language/languages.ts'
import { merchantStatementText } from '#language/seller/merchant-statement.text.ts'
import { sellerMoneyText } from '#language/seller/seller-money.text.ts'
import { type Spoken, useLanguage, useTexts } from '#language/texts.ts'
import type { MadeStatementsWire } from '#modules/settlement/merchant-money.contract.ts'
import { listMadeStatements, madeStatementFile } from '#modules/settlement/merchant-money.paths.ts'
import { keepFile } from '#platform/wire/fetch-file.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { useDeskQuery } from '#desk/desk-query.ts'
import { DeskTable, deskColumns } from '#desk/table.tsx'
import { fetchSellerFile } from '#screens/seller/frame/seller-session.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'
import { showMoney } from './show-money.ts'

type Made = MadeStatementsWire['list'][number]

/** Statements that were made and never change, to be kept on paper or in a spreadsheet. */
export function MadeStatements() {
  const texts = useTexts(sellerMoneyText)
  const found = useDeskQuery(listMadeStatements, {})
  return (
    <section aria-labelledby="seller-statements">
      <h2 id="seller-statements">{texts.made}</h2>
      <DeskAnswer found={found} height={120}>
        {({ list }) => (list.length > 0 ? <Statements list={list} /> : <p className="mute">{texts.noneMade}</p>)}
      </DeskAnswer>
    </section>
  )
}

function Statements({ list }: { list: readonly Made[] }) {
  const language = useLanguage()
  const texts = useTexts(sellerMoneyText)
  const words = useTexts(merchantStatementText)
  const columns = useMemo(() => columnsFor({ language, texts, words }), [language, texts, words])
  return <DeskTable caption={texts.madeTable} columns={columns} list={list} idOf={({ statementId }) => statementId} />
}

const column = deskColumns<Made>()
const FIGURE = { isLabelled: true, className: 'admin-num' }

type Given = {
  language: Language
  texts: Spoken<typeof sellerMoneyText>
  words: Spoken<typeof merchantStatementText>
}

function columnsFor({ language, texts, words }: Given) {
  return column.columns([
    column.accessor(({ firstDay, lastDay }) => words.period(showDate(firstDay, language), showDate(lastDay, language)), {
      id: 'period',
      header: texts.period,
      meta: { isRowHead: true },
    }),
    column.accessor(({ number }) => number, { id: 'number', header: texts.number, meta: { isLabelled: true } }),
    column.accessor(({ opening }) => showMoney(opening), { id: 'opening', header: words.opening, meta: FIGURE }),
    column.accessor(({ closing }) => showMoney(closing), { id: 'closing', header: words.closing, meta: FIGURE }),
    column.display({
      id: 'files',
      header: texts.files,
      meta: { isUnseen: true },
      cell: ({ row: { original } }) => <Files made={original} />,
    }),
  ])
}

function Files({ made: { statementId, number } }: { made: Made }) {
  const language = useLanguage()
  const texts = useTexts(sellerMoneyText)
  const keep = async (format: 'csv' | 'pdf') => {
    const file = await fetchSellerFile(madeStatementFile, { statementId, format, language })
    if (file) keepFile(file, `${houseSlug()}-statement-${number}.${format}`)
    else toast('error', texts.notFetched)
  }
  return (['pdf', 'csv'] as const).map((format) => (
    <Button key={format} look="text" onClick={() => void keep(format)}>
      {format.toUpperCase()}
      <span className="hidden-text"> {number}</span>
    </Button>
  ))
}
