import { showMoment } from '#language/dates.ts'
import type { Language } from '#language/languages.ts'
import { readSheet } from '#modules/offers/index.server.ts'
import { drawCountSheet } from '#modules/papers/index.server.ts'
import type { Read } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { FileAnswer } from '#platform/wire/call-path.ts'

/** Some seventy pages: anyone who counts more counts in parts. */
const MOST_ON_PAPER = 1_000

/** The sheets of a count, to go along the shelves with. Refuses NOT_FOUND, and TOO_MUCH_TO_PRINT. */
export async function drawSheet(tx: Read, { countId, language }: { countId: string; language: Language }): Promise<FileAnswer> {
  const { count, lines } = await readSheet(tx, countId, MOST_ON_PAPER + 1, language)
  if (lines.length > MOST_ON_PAPER) refuse('TOO_MUCH_TO_PRINT')
  const content = await drawCountSheet(
    count.name,
    showMoment(count.beginTime, language),
    lines.map(({ itemNumber, brandName, productTitle, look }) => ({ itemNumber, brand: brandName, title: productTitle, look })),
    language,
  )
  return { content, type: 'application/pdf', name: 'praya-count-sheet.pdf' }
}
