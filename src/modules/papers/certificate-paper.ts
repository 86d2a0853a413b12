import { counted } from '#language/counted.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { house } from '#language/house.ts'
import { certificateText } from '#language/buying/certificate.text.ts'
import { showDate, showMoment } from '#language/dates.ts'
import type { Language } from '#language/languages.ts'
import { textsIn } from '#language/texts.ts'
import { checkPointText, isCheckPoint } from '#language/product/checklist.text.ts'
import { openPaper } from './paper.ts'

/** A certificate in force, as its page has it. */
export type PaperCertificate = {
  code: string
  brandName: string
  title: string
  colour: string
  size: string
  articleNumber: string
  ordered: string
  examined: string
  entry: number
  fingerprint: string
  /** The points that were looked at, by name. */
  checks: readonly string[]
  /** Of this very piece, a JPEG. */
  picture: Buffer | undefined
  signedAt: string
  address: string
}

const EDGE = 14
const PICTURE = 34

/** The card of A5 that lies beside a piece; whoever scans it is led to the page that checks it. */
export async function drawCertificate(certificate: PaperCertificate, language: Language): Promise<Buffer> {
  const texts = textsIn(certificateText, language)
  const paper = openPaper('A5', texts.title(certificate.code))
  const wide = paper.width - 2 * EDGE
  paper.write(house().mark, { at: [EDGE, 14], width: 60, size: 21, serif: true })
  paper.write(`${certificateText.name.en}\n${certificateText.name.zh}`, {
    at: [EDGE, 14],
    width: wide,
    size: 8.5,
    align: 'right',
  })
  paper.rule(EDGE, 27, wide, true)
  let y = paper.write(texts.genuine, { at: [EDGE, 36], width: wide, size: 23, serif: true }) + 3
  y = paper.write(texts.genuineWords(showDate(certificate.examined, language)), { at: [EDGE, y], width: wide - 16 }) + 8
  paper.rule(EDGE, y, wide, true)
  const facts: [string, string][] = [
    [texts.piece, pieceName(certificate.brandName, certificate.title)],
    [texts.look, [certificate.colour, certificate.size].filter(Boolean).join(language === 'zh' ? '，' : ', ')],
    [texts.item, certificate.articleNumber],
    [texts.ordered, showDate(certificate.ordered, language)],
    [texts.examined, showDate(certificate.examined, language)],
    [texts.code, certificate.code],
  ]
  const pictured = certificate.picture ? PICTURE + 4 : 0
  const below = y + 3 + (certificate.picture ? PICTURE * 1.25 : 0)
  if (certificate.picture) paper.picture(certificate.picture, EDGE + wide, y + 3, PICTURE, PICTURE * 1.25)
  for (const [name, value] of facts) {
    paper.write(name, { at: [EDGE, y + 2], width: 26, quiet: true })
    y = paper.write(value, { at: [EDGE + 28, y + 2], width: wide - 28 - pictured }) + 1
    paper.rule(EDGE, y, wide - pictured)
  }
  y = Math.max(y, below) + 3
  const points = certificate.checks.filter(isCheckPoint).map((point) => textsIn(checkPointText, language)[point])
  if (points.length > 0) {
    y = paper.write(texts.lookedAt, { at: [EDGE, y], width: wide, quiet: true }) + 0.5
    paper.write(points.join(language === 'zh' ? '；' : '; '), { at: [EDGE, y], width: wide, size: 8 })
  }
  const foot = paper.height - 12 - 27
  paper.code(certificate.address, EDGE, foot, 27)
  const beside = { width: wide - 34, size: 7.5 }
  y = paper.write(`${texts.scan}  ${certificate.address.replace(/^https?:\/\//, '')}`, { at: [EDGE + 34, foot], ...beside }) + 1
  y = paper.write(texts.entry(showMoment(certificate.signedAt, language), counted(certificate.entry)), {
    at: [EDGE + 34, y],
    ...beside,
  })
  const groups = certificate.fingerprint.match(/.{1,4}/g)?.join(' ') ?? ''
  paper.write(groups, { at: [EDGE + 34, y + 2], ...beside, size: 6.5, quiet: true })
  return paper.finish()
}
