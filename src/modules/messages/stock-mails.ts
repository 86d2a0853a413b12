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

/** Writes the one mail an alert ends with. */
export async function mailAboutStock(tx: Tx, alert: Awaited, piece: ReturnedPiece, publicUrl: string): Promise<void> {
  const { language } = alert
  const zh = language === 'zh'
  const { subject, body } = stockMail[language]
  const base = `${publicUrl}${zh ? '/zh' : ''}`
  const title = zh ? piece.titleZh : piece.titleEn
  const page = `${base}/product/detail/${encodeURIComponent(piece.brandCode)}/${encodeURIComponent(piece.articleNumber)}`
  const picture = piece.picture.hash ? { picture: `${publicUrl}/media/${piece.picture.hash}/share.jpg` } : {}
  const words = {
    piece: pieceName(piece.brandName, title),
    variant: [zh ? piece.colourZh : piece.colourEn, sizeName(piece.size, language)].join(zh ? '，' : ', '),
    price: showHkd(piece.salePriceCents),
    link: page,
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
      pieces: [{ lines: [words.piece, words.variant, words.price].filter(Boolean), page, ...picture }],
      action: { words: leadWords(page, language), page },
    },
    dedupeKey: `stock-alert:${alert.alertId}`,
  })
}
