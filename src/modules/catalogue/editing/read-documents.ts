import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Read } from '#platform/database.server.ts'
import { toWire } from '#platform/money.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import { focusOf } from '../picture-focus.rules.ts'
import { FLAGS_OF_PRODUCT } from '../product-flags.ts'
import type { ProductFlag } from '../product-flags.rules.ts'
import { inItsLanguage } from './one-language.rules.ts'
import type { DocumentColour, ProductDocument } from './product-document.contract.ts'

/** A product as it is for shoppers now, and the version it has. */
export type LiveProduct = {
  productId: string
  version: number
  document: ProductDocument
  offeredByOthers: boolean
  /** Some of its words stand in for those of the other language. */
  oneLanguage: boolean
}

/** What is to become of one product. `live`: what it is now, locked; nothing for one that is new. */
export type ProductChange = { productId: string; document: ProductDocument; live: LiveProduct | undefined }

/** Those of the named products that there are, by id. */
export async function readProductDocuments(tx: Read, productIds: readonly string[]): Promise<Map<string, LiveProduct>> {
  if (productIds.length === 0) return new Map()
  const rows = await readRows(tx, productIds)
  return new Map(
    rows.map((row) => [
      row.productId,
      {
        ...{ productId: row.productId, version: row.version, offeredByOthers: row.offeredByOthers, oneLanguage: row.oneLanguage },
        document: row.oneLanguage ? inItsLanguage(documentOf(row)) : documentOf(row),
      },
    ]),
  )
}

type Row = Awaited<ReturnType<typeof readRows>>[number]

/** The product whose parts the queries below select. */
const PRODUCT = sql.ref<string>('p.product_id')

const readRows = (tx: Read, productIds: readonly string[]) =>
  catalogueTables(tx)
    .selectFrom('products as p')
    .select(['p.product_id as productId', 'p.version', 'p.spu_code as spuCode', 'p.article_number as articleNumber'])
    .select(['p.brand_code as brandCode', 'p.gender', 'p.name_en as nameEn', 'p.name_zh as nameZh', 'p.details'])
    .select(['p.description_en as descriptionEn', 'p.description_zh as descriptionZh', 'p.size_table as sizeTable'])
    .select(['p.seasonal_sale as seasonalSale', 'p.precious', 'p.listed', 'p.most_per_order as mostPerOrder'])
    .select(['p.sellers', 'p.release_at as releaseAt', 'p.points_allowed as pointsAllowed', 'p.one_language as oneLanguage'])
    .select([
      sql<ProductFlag[]>`${sql.raw(FLAGS_OF_PRODUCT)}`.as('flags'),
      jsonArrayFrom(categoriesOf(tx)).as('categories'),
      jsonArrayFrom(coloursOf(tx)).as('colours'),
      jsonArrayFrom(picturesOf(tx)).as('pictures'),
      jsonArrayFrom(variantsOf(tx)).as('variants'),
    ])
    .select(({ exists }) => exists(offersOfOthers(tx)).$castTo<boolean>().as('offeredByOthers'))
    .where('p.product_id', '=', sql<string>`any(${[...productIds]}::uuid[])`)
    .execute()

const categoriesOf = (tx: Read) =>
  catalogueTables(tx)
    .selectFrom('product_categories')
    .select('path')
    .where('product_id', '=', PRODUCT)
    .orderBy('is_primary', 'desc')
    .orderBy('path')

const coloursOf = (tx: Read) =>
  catalogueTables(tx)
    .selectFrom('product_colours')
    .select(['colour_row_id as colourRowId', 'colour_id as colourId', 'name_en as nameEn', 'name_zh as nameZh', 'hex'])
    .where('product_id', '=', PRODUCT)
    .orderBy('position')

const picturesOf = (tx: Read) =>
  catalogueTables(tx)
    .selectFrom('product_colours as c')
    .innerJoin('colour_pictures as i', 'i.colour_row_id', 'c.colour_row_id')
    .innerJoin('media as m', 'm.media_hash', 'i.media_hash')
    .select(['i.colour_row_id as colourRowId', 'm.media_hash as hash', 'm.width', 'm.height'])
    .select(['i.alt_en as altEn', 'i.alt_zh as altZh', 'i.focus_x as focusX', 'i.focus_y as focusY'])
    .where('c.product_id', '=', PRODUCT)
    .orderBy('i.position')

/** With the price the shop itself asks, if it does: the usual one, whatever a date makes of it. */
const variantsOf = (tx: Read) =>
  catalogueTables(tx)
    .selectFrom('variants as v')
    .leftJoin('merchant_card as h', (join) => join.on('h.is_house', '=', true))
    .leftJoin('offer_stock as o', (join) =>
      join.onRef('o.sku_id', '=', 'v.sku_id').onRef('o.merchant_id', '=', 'h.merchant_id').on('o.withdrawn', '=', false),
    )
    .select([
      'v.colour_row_id as colourRowId',
      'v.item_number as itemNumber',
      'v.size',
      'v.size_system as sizeSystem',
      'v.barcode',
    ])
    .select('o.list_price_cents as listPriceCents')
    .select(({ fn }) => fn.coalesce('o.usual_price_cents', 'o.sale_price_cents').as('salePriceCents'))
    .where('v.product_id', '=', PRODUCT)
    .where('v.retired', '=', false)
    .orderBy('v.position')
    .orderBy('v.sku_id')

const offersOfOthers = (tx: Read) =>
  catalogueTables(tx)
    .selectFrom('variants as v')
    .innerJoin('offer_stock as o', 'o.sku_id', 'v.sku_id')
    .innerJoin('merchant_card as m', 'm.merchant_id', 'o.merchant_id')
    .select('o.offer_id')
    .where('v.product_id', '=', PRODUCT)
    .where('v.retired', '=', false)
    .where('o.withdrawn', '=', false)
    .where('m.is_house', '=', false)

const NONE = { en: '', zh: '' }

function documentOf(row: Row): ProductDocument {
  const { highlights, composition, measurements, care, madeIn } = row.details
  const { attributes = {}, related = [], metaTitle = NONE, metaDescription = NONE, searchWords = NONE } = row.details
  return {
    spuCode: row.spuCode,
    articleNumber: row.articleNumber,
    brandCode: row.brandCode,
    gender: row.gender,
    categories: row.categories.map(({ path }) => path),
    name: { en: row.nameEn, zh: row.nameZh },
    description: { en: row.descriptionEn, zh: row.descriptionZh },
    highlights,
    composition,
    measurements,
    care,
    madeIn,
    attributes,
    sizeTable: row.sizeTable ?? '',
    flags: row.flags,
    seasonalSale: row.seasonalSale,
    precious: row.precious,
    listed: row.listed,
    sellers: row.sellers,
    releaseTime: row.releaseAt?.toISOString() ?? '',
    pointsAllowed: row.pointsAllowed,
    mostPerOrder: row.mostPerOrder,
    related,
    metaTitle,
    metaDescription,
    searchWords,
    colours: row.colours.map((colour) => colourOf(row, colour)),
  }
}

function colourOf(
  { pictures, variants }: Row,
  { colourRowId, colourId, nameEn, nameZh, hex }: Row['colours'][number],
): DocumentColour {
  return {
    colourId,
    name: { en: nameEn, zh: nameZh },
    hex,
    pictures: pictures
      .filter((picture) => picture.colourRowId === colourRowId)
      .map(({ hash, width, height, altEn, altZh, focusX, focusY }) => ({
        hash,
        width,
        height,
        alt: { en: altEn, zh: altZh },
        ...focusOf(focusX, focusY),
      })),
    variants: variants
      .filter((variant) => variant.colourRowId === colourRowId)
      .map(({ itemNumber, barcode, size, sizeSystem, listPriceCents, salePriceCents }) => ({
        itemNumber,
        ...(barcode === '' ? {} : { barcode }),
        size,
        sizeSystem,
        listPrice: listPriceCents === null ? '' : toWire(listPriceCents),
        salesPrice: salePriceCents === null ? '' : toWire(salePriceCents),
      })),
  }
}
