import { house } from '#language/house.ts'
import type { Language } from '#language/languages.ts'
import { papersText } from '#language/papers/papers.text.ts'
import { merchantStatementText } from '#language/seller/merchant-statement.text.ts'
import { textsIn } from '#language/texts.ts'
import { type Issuer, issuerLines } from './order-papers.ts'
import { openPaper } from './paper.ts'

/** A statement of a merchant; amounts, days and names as they are read. */
type StatementPaper = {
  number: string
  period: string
  merchant: string
  opening: string
  closing: string
  lines: readonly { day: string; what: string; goods: string; fees: string; amount: string; balance: string }[]
}
type Row = { day: string; what: string; goods: string; fees: string; amount: string; balance: string }

const EDGE = 18
const FOOT = 40
const DAY = 26
const FIGURE = 26
const FIGURES = ['goods', 'fees', 'amount', 'balance'] as const

/** Each line from its piece to what it brought, the oldest first, between what there was before and after. */
export async function drawMerchantStatement(
  { number, period, merchant, opening, closing, lines }: StatementPaper,
  issuer: Issuer,
  language: Language,
): Promise<Buffer> {
  const texts = textsIn(merchantStatementText, language)
  const title = `${texts.title} ${number}`
  const paper = openPaper('A4', title)
  const wide = paper.width - 2 * EDGE
  const row = (y: number, one: Row, quiet = false): number => {
    paper.write(one.day, { at: [EDGE, y], width: DAY, size: 8, quiet })
    for (const [at, name] of FIGURES.entries()) {
      const left = EDGE + wide - FIGURE * (FIGURES.length - at)
      paper.write(one[name], { at: [left, y], width: FIGURE, size: 8, align: 'right', quiet })
    }
    return paper.write(one.what, { at: [EDGE + DAY, y], width: wide - DAY - FIGURE * FIGURES.length - 2, size: 8, quiet }) + 2
  }
  const { day, what, goods, fees, amount, balance } = texts
  const head = (y: number): number => {
    const end = row(y, { day, what, goods, fees, amount, balance }, true)
    paper.rule(EDGE, end, wide, true)
    return end + 3
  }
  const sum = (name: string, cents: string): Row => ({ day: '', what: name, goods: '', fees: '', amount: '', balance: cents })
  paper.write(house().mark, { at: [EDGE, 16], width: 80, size: 20, serif: true })
  paper.write(title, { at: [EDGE, 30], width: wide, size: 14 })
  paper.write(`${merchant} · ${period}`, { at: [EDGE, 39], width: wide, quiet: true })
  let y = row(head(52), sum(texts.opening, opening))
  for (const line of lines) {
    if (y > paper.height - FOOT) {
      paper.nextPage()
      y = head(EDGE)
    }
    y = row(y, line)
  }
  paper.rule(EDGE, y, wide, true)
  row(y + 3, sum(texts.closing, closing))
  const issued = issuerLines(issuer, textsIn(papersText, language))
  paper.write(issued, { at: [EDGE, paper.height - 34], width: wide, size: 7.5, quiet: true })
  return paper.finish()
}
