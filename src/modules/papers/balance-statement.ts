import { balanceStatementText } from '#language/account/balance.text.ts'
import { house } from '#language/house.ts'
import type { Language } from '#language/languages.ts'
import { papersText } from '#language/papers/papers.text.ts'
import { textsIn } from '#language/texts.ts'
import { type Issuer, issuerLines } from './order-papers.ts'
import { openPaper } from './paper.ts'

/** A month of a member's balance; amounts, days and names as they are read. */
type StatementPaper = {
  month: string
  member: string
  opening: string
  closing: string
  lines: readonly { day: string; what: string; order: string; amount: string; balance: string }[]
}

const EDGE = 18
const FOOT = 40

/** What came and went, the oldest first, with what there was before and after. */
export async function drawBalanceStatement(
  { month, member, opening, closing, lines }: StatementPaper,
  issuer: Issuer,
  language: Language,
): Promise<Buffer> {
  const texts = textsIn(balanceStatementText, language)
  const paper = openPaper('A4', `${texts.title} ${month}`)
  const wide = paper.width - 2 * EDGE
  const row = (y: number, [day, what, amount, balance]: [string, string, string, string], quiet = false): number => {
    paper.write(day, { at: [EDGE, y], width: 30, quiet })
    paper.write(amount, { at: [EDGE + wide - 66, y], width: 32, align: 'right', quiet })
    paper.write(balance, { at: [EDGE + wide - 32, y], width: 32, align: 'right', quiet })
    return paper.write(what, { at: [EDGE + 32, y], width: wide - 100, quiet }) + 2
  }
  const head = (y: number): number => {
    const end = row(y, [texts.day, texts.what, texts.amount, texts.balance], true)
    paper.rule(EDGE, end, wide, true)
    return end + 3
  }
  paper.write(house().mark, { at: [EDGE, 16], width: 80, size: 20, serif: true })
  paper.write(`${texts.title}: ${month}`, { at: [EDGE, 30], width: wide, size: 14 })
  paper.write(member, { at: [EDGE, 39], width: wide, quiet: true })
  let y = head(52)
  y = row(y, ['', texts.opening, '', opening])
  for (const { day, what, order, amount, balance } of lines) {
    if (y > paper.height - FOOT) {
      paper.nextPage()
      y = head(EDGE)
    }
    y = row(y, [day, [what, order].filter(Boolean).join(' · '), amount, balance])
  }
  paper.rule(EDGE, y, wide, true)
  row(y + 3, ['', texts.closing, '', closing])
  paper.write(issuerLines(issuer, textsIn(papersText, language)), {
    at: [EDGE, paper.height - 34],
    width: wide,
    size: 7.5,
    quiet: true,
  })
  return paper.finish()
}
