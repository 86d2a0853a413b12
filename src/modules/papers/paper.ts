import { house } from '#language/house.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import QRCode from 'qrcode'

/** Every character of Hong Kong, one weight; what it is and how it was made stands beside it. */
const FONT = join(import.meta.dirname, '../../../content/fonts/noto-sans-cjk-hk.otf')
let font: Buffer | undefined

const INK = '#0b0b0a'
const MUTE = '#6a665f'
const LINE = '#d5d1ca'
const MM = 72 / 25.4

export type Paper = ReturnType<typeof openPaper>
type Words = { at: [x: number, y: number]; width: number; size?: number; quiet?: boolean; align?: 'left' | 'right' }

/** The font has no minus of its own. */
const drawable = (words: string): string => words.replaceAll('−', '-')

/** A sheet that is drawn on in millimetres, and what it comes to in the end. */
export function openPaper(size: 'A4' | 'A5', title: string) {
  font ??= readFileSync(FONT)
  const document = new PDFDocument({ size, margin: 0, info: { Title: title, Author: house().mark }, lang: 'zh-HK' })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((done) => document.on('end', done))
  document.registerFont('words', font)
  document.font('words')
  const style = ({ size: points = 9, quiet = false }: Pick<Words, 'size' | 'quiet'>) =>
    document.fontSize(points).fillColor(quiet ? MUTE : INK)
  return {
    width: document.page.width / MM,
    height: document.page.height / MM,
    nextPage: () => void document.addPage(),
    /** Answers where the words end. */
    write: (words: string, { at: [x, y], width, align = 'left', ...look }: Words): number => {
      style(look).text(drawable(words), x * MM, y * MM, { width: width * MM, align, lineGap: 1.5 })
      return document.y / MM
    },
    heightOf: (words: string, { width, ...look }: Omit<Words, 'at'>): number =>
      style(look).heightOfString(drawable(words), { width: width * MM, lineGap: 1.5 }) / MM,
    rule: (x: number, y: number, width: number, isStrong = false): void => {
      document
        .moveTo(x * MM, y * MM)
        .lineTo((x + width) * MM, y * MM)
        .lineWidth(isStrong ? 0.75 : 0.5)
        .strokeColor(isStrong ? INK : LINE)
        .stroke()
    },
    code: (text: string, x: number, y: number, width: number): void => {
      const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
      const side = (width * MM) / modules.size
      for (let row = 0; row < modules.size; row += 1)
        for (let column = 0; column < modules.size; column += 1)
          if (modules.get(row, column)) document.rect(x * MM + column * side, y * MM + row * side, side, side)
      document.fill(INK)
    },
    finish: async (): Promise<Buffer> => {
      document.end()
      await ended
      return Buffer.concat(chunks)
    },
  }
}
