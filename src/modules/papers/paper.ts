import { house } from '#language/house.ts'
import { pdfkit, qrcode } from '#platform/libraries/late-libraries.server.ts'
import type { Run } from './paper-faces.ts'
import { type Line, linesOf } from './paper-lines.ts'

const INK = '#0b0b0a'
const MUTE = '#6a665f'
const LINE = '#d5d1ca'
const MM = 72 / 25.4

export type Paper = ReturnType<typeof openPaper>
type Look = { size?: number; quiet?: boolean; serif?: boolean }
type Words = Look & { at: [x: number, y: number]; width: number; align?: 'left' | 'right' }

/** From one line to the next, and from the top of one to where its letters stand, for a size of 1. */
const [LEADING, ASCENT, GAP] = [1.448, 1.12, 1.5]

/** A sheet that is drawn on in millimetres, and what it comes to in the end. */
export function openPaper(size: 'A4' | 'A5' | 'A6', title: string) {
  const Document = pdfkit()
  const document = new Document({ size, margin: 0, info: { Title: title, Author: house().mark }, lang: 'zh-HK' })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((done) => document.on('end', done))
  const lines = (words: string, width: number, { size: points = 9, serif = false }: Look): Line[] => {
    const measure = ({ path, text }: Run): number => document.font(path).fontSize(points).widthOfString(text)
    return linesOf(words, width * MM, measure, serif ? ['serif'] : [])
  }
  const stepOf = ({ size: points = 9 }: Look): number => points * LEADING + GAP
  return {
    width: document.page.width / MM,
    height: document.page.height / MM,
    nextPage: () => void document.addPage(),
    /** Answers where the words end. */
    write: (words: string, { at: [x, y], width, align = 'left', ...look }: Words): number => {
      const { size: points = 9, quiet = false } = look
      const set = lines(words, width, look)
      for (const [row, line] of set.entries()) {
        let left = x * MM + (align === 'right' ? width * MM - line.width : 0)
        for (const { path, text } of line.runs) {
          document
            .font(path)
            .fontSize(points)
            .fillColor(quiet ? MUTE : INK)
          document.text(text, left, y * MM + row * stepOf(look) + points * ASCENT, { lineBreak: false, baseline: 'alphabetic' })
          left += document.widthOfString(text)
        }
      }
      return y + (set.length * stepOf(look)) / MM
    },
    heightOf: (words: string, { width, ...look }: Omit<Words, 'at'>): number =>
      (lines(words, width, look).length * stepOf(look)) / MM,
    rule: (x: number, y: number, width: number, isStrong = false): void => {
      document
        .moveTo(x * MM, y * MM)
        .lineTo((x + width) * MM, y * MM)
        .lineWidth(isStrong ? 0.75 : 0.5)
        .strokeColor(isStrong ? INK : LINE)
        .stroke()
    },
    /** As large as fits, from its upper right corner. */
    picture: (jpeg: Buffer, right: number, y: number, width: number, height: number): void =>
      void document.image(jpeg, (right - width) * MM, y * MM, { fit: [width * MM, height * MM], align: 'right' }),
    code: (text: string, x: number, y: number, width: number): void => {
      const { modules } = qrcode().create(text, { errorCorrectionLevel: 'M' })
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
