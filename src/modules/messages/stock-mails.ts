import { fillWords } from '#language/fill-words.ts'
import type { Language } from '#language/languages.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { sizeName } from '#language/product/size-names.ts'
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
}

/** Writes the one mail an alert ends with. */
export async function mailAboutStock(tx: Tx, alert: Awaited, piece: ReturnedPiece, publicUrl: string): Promise<void> {
  const { language } = alert
  const zh = language === 'zh'
  const { subject, body } = stockMail[language]
  const base = `${publicUrl}${zh ? '/zh' : ''}`
  const title = zh ? piece.titleZh : piece.titleEn
  const words: Record<string, string> = {
    brand: piece.brandName,
    title,
    piece: pieceName(piece.brandName, title),
    variant: [zh ? piece.colourZh : piece.colourEn, sizeName(piece.size, language)].join(zh ? '，' : ', '),
    price: showHkd(piece.salePriceCents),
    link: `${base}/product/detail/${encodeURIComponent(piece.brandCode)}/${encodeURIComponent(piece.articleNumber)}`,
    end: `${base}/product/stockAlerts?token=${alert.endToken}`,
  }
  const fill = (text: string) => fillWords(text, words)
  await writeMail(tx, {
    recipient: alert.email,
    language,
    subject: fill(subject),
    body: fill(body),
    dedupeKey: `stock-alert:${alert.alertId}`,
  })
}
