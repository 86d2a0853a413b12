import { house } from '#language/house.ts'
import { countSheetText } from '#language/papers/count-sheet.text.ts'
import type { Language } from '#language/languages.ts'
import { textsIn } from '#language/texts.ts'
import { openPaper } from './paper.ts'

/** What is to be counted, as somebody reads it at the shelf. */
export type SheetLine = { itemNumber: string; brand: string; title: string; look: string }

const EDGE = 16
const ROW = 17
const CODE = 13
const FOOT = 18

/**
 * Variants to be counted, each with the code of its item number for a scanner and a box for what is found. What should lie there is
 * left out, so that nobody counts what they expect.
 */
export async function drawCountSheet(
  name: string,
  day: string,
  lines: readonly SheetLine[],
  language: Language,
): Promise<Buffer> {
  const texts = textsIn(countSheetText, language)
  const paper = openPaper('A4', `${texts.title} ${name}`)
  const wide = paper.width - 2 * EDGE
  const head = (): number => {
    paper.write(house().mark, { at: [EDGE, 12], width: 60, size: 16, serif: true })
    paper.write(`${texts.title}\n${name}`, { at: [EDGE + 60, 12], width: wide - 60, size: 10, align: 'right' })
    paper.write(`${day}    ${texts.by} ______________________`, { at: [EDGE, 24], width: wide, size: 8.5, quiet: true })
    paper.rule(EDGE, 31, wide, true)
    return 32
  }
  let y = head()
  for (const { itemNumber, brand, title, look } of lines) {
    if (y + ROW > paper.height - FOOT) {
      paper.nextPage()
      y = head()
    }
    paper.code(itemNumber, EDGE, y + 2, CODE)
    paper.write(`${brand} ${title}`.slice(0, 90), { at: [EDGE + 18, y + 2], width: wide - 60, size: 9 })
    paper.write([itemNumber, look].filter(Boolean).join('   '), {
      at: [EDGE + 18, y + 10.5],
      width: wide - 60,
      size: 8,
      quiet: true,
    })
    paper.write(texts.found, { at: [EDGE + wide - 38, y + 5], width: 16, size: 8, quiet: true, align: 'right' })
    paper.write('__________', { at: [EDGE + wide - 20, y + 5], width: 20, size: 9, align: 'right' })
    y += ROW
    paper.rule(EDGE, y, wide)
  }
  return paper.finish()
}
