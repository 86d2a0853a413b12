import { z } from 'zod'
import { type ImportField, importKinds, importOutcomes, importStates, isImportField } from './import-fields.rules.ts'
import { FileWays } from './file-ways.contract.ts'
import { importProblems } from './problem-places.rules.ts'

const importId = z.uuid()
export const ImportIdInput = z.object({ importId })
export type ImportIdInput = z.output<typeof ImportIdInput>

/** `name`: of the file, shown to whoever sent it. */
export const SendImportInput = z.object({ name: z.string().trim().min(1, 'required').max(200, 'too-long') })
export type SendImportInput = z.output<typeof SendImportInput>

const ImportWire = z.object({
  importId: z.string(),
  fileName: z.string(),
  kind: z.enum(importKinds),
  state: z.enum(importStates),
  /** A refusal by its name, where it has failed. */
  failure: z.string(),
  rows: z.number(),
  products: z.number(),
  /** Looked at, or taken over, so far. */
  done: z.number(),
  /** Products that wait for their pictures. */
  waiting: z.number(),
  counts: z.record(z.enum(importOutcomes), z.number()),
  /** Of the new and changed ones: what shoppers can see, or will. */
  whole: z.number(),
  by: z.string(),
  createTime: z.string(),
})
export type ImportWire = z.output<typeof ImportWire>

export const ImportsInput = z.object({ pageNum: z.coerce.number().int().min(1).max(1_000).default(1) })
export type ImportsInput = z.input<typeof ImportsInput>
export const ImportsWire = z.object({ total: z.number(), pageNum: z.number(), pageSize: z.number(), list: z.array(ImportWire) })
export type ImportsWire = z.output<typeof ImportsWire>

const Field = z.custom<ImportField>((name) => typeof name === 'string' && isImportField(name)).meta({ type: 'string' })
const wordKind = z.enum(['brand', 'category', 'colour'])

export const ImportDetailWire = ImportWire.extend({
  /** Each column of the file: how it is called, what it says of the first products, and as what it is read. */
  columns: z.array(z.object({ head: z.string(), examples: z.array(z.string()), field: Field.nullable() })),
  /** Each may have a column of its own. */
  attributes: z.array(z.object({ id: z.string(), name: z.object({ en: z.string(), zh: z.string() }) })),
  /** Words that mean nothing here yet, with how many rows say them. */
  /** `among`: categories that are called so, of which somebody has to choose; empty where the shop has none. */
  unmappedValues: z.array(z.object({ about: wordKind, word: z.string(), rows: z.number(), among: z.array(z.string()) })),
  /** What is worth a look before anything happens: how many products. */
  marks: z.object({
    stockToNone: z.number(),
    priceFar: z.number(),
    stockLater: z.number(),
    /** Those of the shop whose pieces the file counts anew, whatever was sold since it was written. */
    stockCounted: z.number(),
    /** New ones of which the file says no number of pieces. */
    noStock: z.number(),
  }),
  /** What somebody has said for all rows. */
  ways: FileWays,
  /** Somebody has to say in which currency prices are, before anything is taken over. */
  asksCurrency: z.boolean(),
  /** Those that its cells or headings name. */
  currencies: z.array(z.string()),
  /** So many products have a figure that may be read in two ways. */
  unsure: z.number(),
  /** Words in one language are enough. */
  oneLanguage: z.boolean(),
  /** What is in the shop now, or will be: products shoppers see and drafts, with their variants, pieces and pictures. */
  made: z.object({ live: z.number(), drafts: z.number(), variants: z.number(), pieces: z.number(), pictures: z.number() }),
  publish: z.boolean(),
  countStock: z.boolean(),
  newStock: z.boolean(),
  farPrices: z.enum(['leave', 'take']),
  hasStock: z.boolean(),
  /** Whoever had it looked at may set prices; otherwise those in the file are left aside. */
  takesPrices: z.boolean(),
  hasPrices: z.boolean(),
  /** An archive of pictures is being unpacked; how many of them are here. */
  isUnpacking: z.boolean(),
  unpacked: z.number(),
})
export type ImportDetailWire = z.output<typeof ImportDetailWire>

export const ImportItemsInput = z.object({
  importId,
  outcome: z.enum(importOutcomes).optional(),
  pageNum: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type ImportItemsInput = z.input<typeof ImportItemsInput>

const RowProblemWire = z.object({ row: z.number(), field: z.string(), problem: z.enum(importProblems) })
export const ImportItemsWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  list: z.array(
    z.object({
      itemNo: z.number(),
      row: z.number(),
      title: z.string(),
      outcome: z.enum(importOutcomes),
      state: z.enum(['planned', 'waiting', 'settled']),
      isWhole: z.boolean(),
      productId: z.string(),
      problems: z.array(RowProblemWire),
      changes: z.array(z.object({ path: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
})
export type ImportItemsWire = z.output<typeof ImportItemsWire>

export const MatchColumnsInput = z.object({
  importId,
  kind: z.enum(importKinds),
  columns: z.array(Field.nullable()).max(400),
})
export type MatchColumnsInput = z.output<typeof MatchColumnsInput>

export const SayWordsInput = z.object({
  importId,
  words: z
    .array(
      z.object({
        about: wordKind,
        word: z.string().max(500),
        /** A code or path of the shop's own; `make`: it is to be made under this name. */
        target: z.string().max(160),
        make: z.boolean().default(false),
      }),
    )
    .min(1)
    .max(200),
})
export type SayWordsInput = z.input<typeof SayWordsInput>

export const SayWaysInput = z.object({ importId, ways: FileWays })
export type SayWaysInput = z.output<typeof SayWaysInput>

export const MoveImportInput = z.object({
  importId,
  move: z.enum(['run', 'stop', 'check', 'remove']),
  /** What is whole goes live at once. */
  publish: z.boolean().default(false),
  /** The pieces of what is in the shop already are what the file says. */
  countStock: z.boolean().default(false),
  /** The pieces of what is new are taken over; left out: as those of the rest. */
  newStock: z.boolean().optional(),
  /** What becomes of prices that move further than usual: they stay as they are, or are meant. */
  farPrices: z.enum(['leave', 'take']).default('leave'),
})
export type MoveImportInput = z.input<typeof MoveImportInput>

/** `word`: part of a code, a name or a brand; empty for all. */
export const ExportProductsInput = z.object({
  format: z.enum(['csv', 'xlsx']),
  /** live: what shoppers can see; drafts: new products that are not, to be completed in a sheet and brought in again. */
  what: z.enum(['live', 'drafts']).default('live'),
  word: z.string().max(100).default(''),
})
export type ExportProductsInput = z.input<typeof ExportProductsInput>
