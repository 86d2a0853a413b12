import { house } from '#language/house.ts'
import { papersText } from '#language/papers/papers.text.ts'
import type { Language } from '#language/languages.ts'
import { textsIn } from '#language/texts.ts'
import { openPaper } from './paper.ts'

/** What goes on a merchant's parcel to us, and into it; names and days as they are read. */
type ConsignmentPapers = {
  orderNo: string
  to: string
  from: string
  sendBy: string
  pieces: readonly { unitCode: string; name: string; look: string }[]
}

const EDGE = 8
const CODE = 30

/** The label for the outside, and behind it the slip that lies inside: each piece with the code that its own label has. */
export async function drawConsignment(papers: ConsignmentPapers, language: Language): Promise<Buffer> {
  const texts = textsIn(papersText, language)
  const paper = openPaper('A6', `${texts.label} ${papers.orderNo}`)
  const wide = paper.width - 2 * EDGE
  const head = (title: string): number => {
    paper.write(house().mark, { at: [EDGE, 8], width: wide - CODE - 4, size: 16, serif: true })
    paper.write(title, { at: [EDGE, 18], width: wide - CODE - 4, size: 13 })
    paper.code(papers.orderNo, EDGE + wide - CODE, 8, CODE)
    return 42
  }
  let y = head(papers.orderNo)
  paper.write(texts.to, { at: [EDGE, y], width: wide, quiet: true })
  y = paper.write(papers.to, { at: [EDGE, y + 5], width: wide, size: 14 }) + 4
  paper.rule(EDGE, y, wide, true)
  paper.write(texts.returnFrom, { at: [EDGE, y + 3], width: wide, quiet: true })
  y = paper.write(papers.from, { at: [EDGE, y + 8], width: wide })
  if (papers.sendBy) paper.write(texts.sendBy(papers.sendBy), { at: [EDGE, y + 3], width: wide })
  paper.nextPage()
  y = head(`${texts.slip} ${papers.orderNo}`)
  for (const { unitCode, name, look } of papers.pieces) {
    const words = `${name}\n${look}`
    if (y + paper.heightOf(words, { width: wide - 20 }) > paper.height - EDGE - 6) {
      paper.nextPage()
      y = EDGE
    }
    paper.code(unitCode, EDGE + wide - 15, y, 15)
    y = Math.max(paper.write(`${unitCode}\n${words}`, { at: [EDGE, y], width: wide - 20 }), y + 16) + 2
    paper.rule(EDGE, y, wide)
    y += 3
  }
  return paper.finish()
}
