import { house } from '#language/house.ts'
import { papersText } from '#language/papers/papers.text.ts'
import type { Language } from '#language/languages.ts'
import { textsIn } from '#language/texts.ts'
import { openPaper } from './paper.ts'

/** What goes on a parcel that comes back, and into it; names and days as they are read. */
type ReturnLabel = {
  returnNo: string
  orderNo: string
  to: string
  from: string
  sendBy: string
  pieces: readonly string[]
}

const EDGE = 14

/** One sheet, the upper half for the outside of the parcel; its number is scanned when it arrives. */
export async function drawReturnLabel(label: ReturnLabel, language: Language): Promise<Buffer> {
  const texts = textsIn(papersText, language)
  const paper = openPaper('A5', `${texts.returnLabel} ${label.returnNo}`)
  const wide = paper.width - 2 * EDGE
  paper.write(house().mark, { at: [EDGE, 12], width: 60, size: 18, serif: true })
  paper.write(label.returnNo, { at: [EDGE, 24], width: wide - 44, size: 22 })
  paper.code(label.returnNo, EDGE + wide - 38, 12, 38)
  paper.write(texts.returnTo, { at: [EDGE, 44], width: wide - 44, quiet: true })
  let y = paper.write(label.to, { at: [EDGE, 49], width: wide - 44, size: 13 })
  paper.write(texts.returnFrom, { at: [EDGE, y + 3], width: wide, quiet: true })
  y = Math.max(60, paper.write(label.from, { at: [EDGE, y + 8], width: wide })) + 4
  paper.rule(EDGE, y, wide, true)
  y = paper.write(`${texts.order} ${label.orderNo}`, { at: [EDGE, y + 4], width: wide })
  if (label.sendBy) y = paper.write(texts.sendBy(label.sendBy), { at: [EDGE, y + 1], width: wide })
  for (const piece of label.pieces) {
    if (y > paper.height - 30) {
      paper.nextPage()
      y = EDGE
    }
    y = paper.write(piece, { at: [EDGE, y + 4], width: wide })
    paper.rule(EDGE, y + 2, wide)
    y += 2
  }
  return paper.finish()
}
