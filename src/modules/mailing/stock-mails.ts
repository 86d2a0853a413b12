import { fillWords } from '#language/fill-words.ts'
import type { Language } from '#language/languages.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { sizeName } from '#language/product/size-names.ts'
import { leadWords } from '#language/mail/letter.text.ts'
import { stockMail } from '#language/mail/stock-mail.text.ts'
import type { Tx } from '#platform/database.server.ts'
import { writeMail } from '#platform/mail/mail.server.ts'
import { showHkd } from '#platform/money.ts'

type Awaited = { alertId: string; email: string; language: Language; endToken: string }
export type ReturnedPiece = {
  brandCode: string
  brandName: string
  articleNumber: string
  titleEn: string
  titleZh: string
  colourEn: string
  colourZh: string
  size: string
  salePriceCents: number
  picture: { hash: string }
}

/** Writes the one mail in which alerts end that came due together. */
export async function mailAboutStock(tx: Tx, alert: Awaited, pieces: readonly ReturnedPiece[], publicUrl: string): Promise<void> {
  const { language } = alert
  const base = `${publicUrl}${language === 'zh' ? '/zh' : ''}`
  const shown = pieces.map((piece) => shownPiece(piece, language, publicUrl))
  const [first] = shown
  if (!first) return
  const { subject, body } = stockMail[language][shown.length > 1 ? 'several' : 'one']
  const words = {
    piece: first.lines[0] ?? '',
    num: String(shown.length),
    link: first.page,
    links: shown.map(({ lines: [name], page }) => `${name}\n${page}`).join('\n\n'),
    end: `${base}/product/stockAlerts?token=${alert.endToken}`,
  }
  const fill = (text: string) => fillWords(text, words)
  await writeMail(tx, {
    recipient: alert.email,
    language,
    subject: fill(subject),
    body: fill(body),
    name: '',
    dress: {
      pieces: shown,
      ...(shown.length > 1 ? {} : { action: { words: leadWords(first.page, language), page: first.page } }),
    },
    dedupeKey: `stock-alert:${alert.alertId}`,
  })
}

function shownPiece(piece: ReturnedPiece, language: Language, publicUrl: string) {
  const zh = language === 'zh'
  const page = `${publicUrl}${zh ? '/zh' : ''}/product/detail/${encodeURIComponent(piece.brandCode)}/${encodeURIComponent(piece.articleNumber)}`
  const variant = [zh ? piece.colourZh : piece.colourEn, sizeName(piece.size, language)].join(zh ? '，' : ', ')
  const lines = [pieceName(piece.brandName, zh ? piece.titleZh : piece.titleEn), variant, showHkd(piece.salePriceCents)]
  const picture = piece.picture.hash ? { picture: `${publicUrl}/media/${piece.picture.hash}/share.jpg` } : {}
  return { lines: lines.filter(Boolean), page, ...picture }
}
