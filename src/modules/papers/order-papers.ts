import { house } from '#language/house.ts'
import { papersText } from '#language/papers/papers.text.ts'
import { type Spoken, textsIn } from '#language/texts.ts'
import type { Language } from '#language/languages.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { openPaper, type Paper } from './paper.ts'

/** Who the shop is in law. */
export type Issuer = { company: string; address: string; registration: string; email: string }
type PaperLine = {
  brand: string
  title: string
  look: string
  seller: string
  marks: readonly string[]
  quantity: number
  total: string
}
/** Who supplied some of an order: a merchant’s name and address, and its number as dealer where it has one. */
type Supplier = { name: string; address: string; dealerNumber: string }
/** An order as its papers have it; amounts as on the wire, days and names as they are read. */
export type PaperOrder = {
  orderNo: string
  invoiceNo: string
  placed: string
  paid: string
  way: string
  receiver: string[]
  phone: string
  isPickUp: boolean
  lines: PaperLine[]
  /** The merchants among its sellers. */
  suppliers: readonly Supplier[]
  /** What goes out: a label for each piece. */
  pieces: { label: string; name: string; look: string }[]
  /** What it costs and what is back, row by row. */
  sums: { name: string; amount: string; isTotal: boolean }[]
  /** What is to be said of its delivery, or empty. */
  note: string
}

type Texts = Spoken<typeof papersText>

/** Whoever has not entered a registration number yet has none on paper; the demo's is made of noughts. */
export const issuerLines = ({ company, address, registration, email }: Issuer, texts: Texts): string =>
  [company, address, /[1-9]/.test(registration) ? `${texts.registration} ${registration}` : '', email].filter(Boolean).join('\n')

const EDGE = 18
const FOOT = 24
const amount = (wire: string): string => showHkdExactly(fromWire(wire))

/** What was bought and paid, by whom it was sold, with the company's own facts. */
export async function drawInvoice(order: PaperOrder, issuer: Issuer, language: Language): Promise<Buffer> {
  const texts = textsIn(papersText, language)
  const paper = openPaper('A4', `${texts.invoice} ${order.invoiceNo}`)
  const wide = paper.width - 2 * EDGE
  let y = drawHead(paper, `${texts.invoice} ${order.invoiceNo}`, order, texts)
  for (const line of order.lines) {
    const facts = [[line.look, `${texts.seller} ${line.seller}`].filter(Boolean).join(' · '), line.marks.join(' · ')]
    const words = [`${line.brand} ${line.title}`, ...facts].filter(Boolean).join('\n')
    y = roomFor(paper, y, paper.heightOf(words, { width: wide - 60 }) + 6)
    const end = paper.write(words, { at: [EDGE, y + 3], width: wide - 60 })
    paper.write(String(line.quantity), { at: [EDGE + wide - 58, y + 3], width: 14, align: 'right' })
    paper.write(amount(line.total), { at: [EDGE + wide - 42, y + 3], width: 42, align: 'right' })
    y = end + 2
    paper.rule(EDGE, y, wide)
  }
  y = roomFor(paper, y, 50)
  for (const { name, amount: sum, isTotal } of order.sums) {
    const height = paper.heightOf(name, { width: 70 })
    y = roomFor(paper, y, height + 3)
    const end = paper.write(name, { at: [EDGE + wide - 116, y + 3], width: 70, quiet: !isTotal })
    paper.write(sum, { at: [EDGE + wide - 42, y + 3], width: 42, align: 'right' })
    y = end
  }
  if (order.note) y = paper.write(order.note, { at: [EDGE, y + 6], width: wide, size: 8, quiet: true })
  drawSuppliers(paper, y, order.suppliers, texts)
  paper.write(issuerLines(issuer, texts), { at: [EDGE, paper.height - FOOT - 10], width: wide, size: 7.5, quiet: true })
  return paper.finish()
}

/** Each merchant with its address, as the law wants it of who supplied gold, platinum, diamond and fei cui. */
function drawSuppliers(paper: Paper, from: number, suppliers: readonly Supplier[], texts: Texts): void {
  const width = paper.width - 2 * EDGE
  let y = from + 4
  for (const { name, address, dealerNumber } of suppliers) {
    const dealer = dealerNumber ? `${texts.dealer} ${dealerNumber}` : ''
    const words = [`${texts.suppliedBy} ${name}`, address, dealer].filter(Boolean).join('\n')
    y = roomFor(paper, y, paper.heightOf(words, { width, size: 8 }) + 3)
    y = paper.write(words, { at: [EDGE, y + 2], width, size: 8 }) + 1
  }
}

/** What lies in each parcel, for whoever packs it: one sheet an order, each piece with its label, and the order's number to be scanned. */
export async function drawSlips(orders: readonly PaperOrder[], language: Language): Promise<Buffer> {
  const texts = textsIn(papersText, language)
  const paper = openPaper('A4', texts.slip)
  const wide = paper.width - 2 * EDGE
  for (const [at, order] of orders.entries()) {
    if (at > 0) paper.nextPage()
    let y = drawHead(paper, `${texts.slip} ${order.orderNo}`, order, texts)
    paper.code(order.orderNo, EDGE + wide - 26, 14, 26)
    for (const { label, name, look } of order.pieces) {
      y = roomFor(paper, y, 16)
      paper.write(label, { at: [EDGE, y + 3], width: 42 })
      y = paper.write(`${name}\n${look}`, { at: [EDGE + 44, y + 3], width: wide - 44 }) + 2
      paper.rule(EDGE, y, wide)
    }
    if (order.note) paper.write(order.note, { at: [EDGE, roomFor(paper, y, 12) + 4], width: wide, size: 8, quiet: true })
  }
  return paper.finish()
}

function drawHead(paper: Paper, title: string, order: PaperOrder, texts: Texts): number {
  const wide = paper.width - 2 * EDGE
  paper.write(house().mark, { at: [EDGE, 16], width: 80, size: 20, serif: true })
  paper.write(title, { at: [EDGE, 30], width: wide - 40, size: 14 })
  paper.rule(EDGE, 43, wide, true)
  const facts: [string, string][] = [
    [texts.order, order.orderNo],
    [texts.date, order.placed],
    ...(order.paid ? [[texts.paid, order.paid] satisfies [string, string]] : []),
    [texts.way, order.way],
  ]
  let left = 46
  for (const [name, value] of facts) {
    paper.write(name, { at: [EDGE, left], width: 28, quiet: true })
    left = paper.write(value, { at: [EDGE + 30, left], width: 54 }) + 0.5
  }
  const half = EDGE + wide / 2
  paper.write(order.isPickUp ? texts.pickUp : texts.to, { at: [half, 46], width: 24, quiet: true })
  const right = paper.write([...order.receiver, order.phone].join('\n'), { at: [half + 24, 46], width: wide / 2 - 24 })
  const y = Math.max(left, right) + 4
  paper.rule(EDGE, y, wide, true)
  return y
}

/** Where to go on, on this page or the next. */
function roomFor(paper: Paper, y: number, height: number): number {
  if (y + height < paper.height - FOOT - 12) return y
  paper.nextPage()
  return EDGE
}
