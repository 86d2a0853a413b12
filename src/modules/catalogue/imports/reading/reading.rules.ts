import { z } from 'zod'
import type { FileWays } from '../file-ways.contract.ts'
import { currencyIn, type Judged, judgeFigures } from './figures.rules.ts'

const Mark = z.enum(['.', ',', 'mixed']).optional()
/** What the columns of a file tell of their figures: of their marks, and in which currencies their prices are. */
export const JudgedFile = z.object({
  list_price: Mark,
  sale_price: Mark,
  cost: Mark,
  price: Mark,
  stock: Mark,
  /** In its cells; empty for those that name none. */
  currencies: z.array(z.string()).default([]),
  /** In its headings. */
  head: z.string().default(''),
})
export type JudgedFile = z.output<typeof JudgedFile>
export const FIGURE_FIELDS = ['list_price', 'sale_price', 'cost', 'stock'] as const
export type FigureField = (typeof FIGURE_FIELDS)[number]

/** `cells`: those of each column, once each. */
export function judgeFile(cells: Readonly<Record<FigureField, readonly string[]>>, head: string): JudgedFile {
  const prices = [...cells.list_price, ...cells.sale_price]
  const judged: Record<string, Judged | undefined> = {
    list_price: judgeFigures(cells.list_price),
    sale_price: judgeFigures(cells.sale_price),
    cost: judgeFigures(cells.cost),
    price: judgeFigures(prices),
    stock: judgeFigures(cells.stock, true),
  }
  return JudgedFile.parse({ ...judged, currencies: [...new Set(prices.map(currencyIn))].toSorted(), head })
}

/** How the figures of a file are to be taken. */
export type Reading = {
  figures: Pick<JudgedFile, FigureField | 'price'>
  /** In which currency prices are that name none, and how many Hong Kong dollars one of it is; nothing while nobody has said. */
  currency: { code: string; rate: number | undefined }
  /** Pieces of what is only said to be in stock. */
  piecesInStock: number | undefined
  now: Date
}

export function readingOf(judged: JudgedFile, { currency, rate, decimal, piecesInStock }: FileWays, now: Date): Reading {
  const code = currency || judged.head || 'HKD'
  const said = decimal === '' ? undefined : decimal
  const marks = [...FIGURE_FIELDS, 'price' as const].map((field) => [
    field,
    judged[field] === 'mixed' ? said : (judged[field] ?? said),
  ])
  return {
    figures: { ...judged, ...(said ? Object.fromEntries(marks) : {}) },
    currency: { code, rate: code === 'HKD' ? 1 : rate === '' ? undefined : Number(rate) },
    piecesInStock: piecesInStock === '' ? undefined : Number(piecesInStock),
    now,
  }
}

export const plainReading = (now: Date): Reading => ({
  figures: {},
  currency: { code: 'HKD', rate: 1 },
  piecesInStock: undefined,
  now,
})

/** A file of another tool names no currency, or one that is not ours: somebody says which, once, before anything is taken over. */
export function asksCurrency(isOwn: boolean, { currencies, head }: JudgedFile, { currency, rate }: FileWays): boolean {
  const foreign = [...currencies, head].filter((code) => code !== '' && code !== 'HKD')
  if (currency !== '') return currency !== 'HKD' && rate === ''
  return foreign.length > 0 || (!isOwn && head === '' && currencies.includes(''))
}
