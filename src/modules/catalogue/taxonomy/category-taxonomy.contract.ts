import { z } from 'zod'

const Name = z.string().trim().min(1, 'required').max(40, 'too-long')
const Both = z.object({ en: Name, zh: Name })
/** Its part of the address, as in product/list/women/tote-bags. */
const Slug = z
  .string()
  .trim()
  .min(1, 'required')
  .max(40, 'too-long')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'address-word')
const Path = z.string().max(160)
/** What it stands in; empty for a department. */
const Parent = Path
/** Whoever changes one names the version they have seen. */
const version = z.int32()

export const CategoryShelfWire = z.object({
  path: z.string(),
  version: z.number(),
  parent: z.string(),
  slug: z.string(),
  name: z.object({ en: z.string(), zh: z.string() }),
  hidden: z.boolean(),
  sizeTable: z.string(),
  precious: z.boolean(),
  /** The category whose weight, limits and checks hold for its pieces; empty: its own. */
  handledAs: z.string(),
  /** Products that stand in it itself. */
  productNum: z.number(),
  /** Former addresses that lead to it. */
  formers: z.array(z.string()),
})
export type CategoryShelfWire = z.output<typeof CategoryShelfWire>

const Choice = z.object({ id: z.string(), name: z.string() })
/** The tree in the order of the menu, parents before children. */
export const CategoryShelvesWire = z.object({
  list: z.array(CategoryShelfWire),
  sizeTables: z.array(z.object({ id: z.string(), name: z.string() })),
  handled: z.array(Choice),
})
export type CategoryShelvesWire = z.output<typeof CategoryShelvesWire>

export const AddCategoryInput = z.object({ parent: Parent, slug: Slug, name: Both })
export type AddCategoryInput = z.output<typeof AddCategoryInput>

export const SaveCategoryInput = z.object({
  path: Path,
  version,
  slug: Slug,
  name: Both,
  hidden: z.boolean(),
  sizeTable: z.string().max(40),
  precious: z.boolean(),
  handledAs: Path,
})
export type SaveCategoryInput = z.output<typeof SaveCategoryInput>

/** `before`: the path of the neighbour it comes before; empty for the last place. */
export const MoveCategoryInput = z.object({ path: Path, version, parent: Parent, before: Path })
export type MoveCategoryInput = z.output<typeof MoveCategoryInput>

export const MergeCategoryInput = z.object({ path: Path, version, into: Path.min(1, 'choose-one') })
export type MergeCategoryInput = z.output<typeof MergeCategoryInput>

/** Beside the category stands a new one with some of its products. */
export const SplitCategoryInput = z.object({
  path: Path,
  slug: Slug,
  name: Both,
  productIds: z.array(z.uuid()).min(1, 'choose-one').max(1_000, 'too-many'),
})
export type SplitCategoryInput = z.output<typeof SplitCategoryInput>

export const CategoryProductsInput = z.object({
  path: Path,
  word: z.string().max(80).default(''),
  pageNum: z.coerce.number().int().min(1).max(10_000).default(1),
})
export type CategoryProductsInput = z.input<typeof CategoryProductsInput>
export const CategoryProductsWire = z.object({
  total: z.number(),
  pageNum: z.number(),
  pageSize: z.number(),
  list: z.array(z.object({ productId: z.string(), spuCode: z.string(), brandName: z.string(), name: z.string() })),
})
export type CategoryProductsWire = z.output<typeof CategoryProductsWire>
