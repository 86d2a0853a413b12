import { sql } from 'kysely'
import type { Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import { askForPictures } from './pictures-ahead.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import type { DocumentColour } from './product-document.contract.ts'
import type { ProductChange } from './read-documents.ts'

/** By product the row of each of its colours, in the order of the document. */
export type ColourRows = Map<string, string[]>

/**
 * Writes the colours of products with their pictures. A colour keeps its row as long as it keeps its name; what is no colour of its
 * product any more hands its variants, which orders may hold, to the first one that stays.
 */
export async function writeColours(tx: Tx, changes: readonly ProductChange[]): Promise<ColourRows> {
  const productIds = changes.map(({ productId }) => productId)
  const known = await takeDown(tx, productIds)
  const placed: ColourRows = new Map()
  const rows = changes.flatMap(({ productId, document }) => {
    const free = known.filter((row) => row.productId === productId)
    return document.colours.map((colour, position) => {
      const at = free.findIndex((row) => row.colourId === colour.colourId && row.nameEn === colour.name.en)
      const [kept] = at < 0 ? [] : free.splice(at, 1)
      const colourRowId = kept?.colourRowId ?? newId()
      placed.set(productId, [...(placed.get(productId) ?? []), colourRowId])
      return { productId, colourRowId, position, colour }
    })
  })
  if (rows.length > 0) {
    await putColours(tx, rows)
    await putPictures(tx, rows)
  }
  await removeRest(tx, productIds)
  return placed
}

type PlacedColour = { productId: string; colourRowId: string; position: number; colour: DocumentColour }

/** Frees the places of all colours and takes their pictures away. */
async function takeDown(tx: Tx, productIds: readonly string[]) {
  const known = await catalogueTables(tx)
    .updateTable('product_colours')
    .set({ position: sql<number>`-1 - position` })
    .where('product_id', 'in', productIds)
    .returning(['product_id as productId', 'colour_row_id as colourRowId', 'colour_id as colourId', 'name_en as nameEn'])
    .execute()
  if (known.length > 0)
    await catalogueTables(tx)
      .deleteFrom('colour_pictures')
      .where(
        'colour_row_id',
        'in',
        known.map(({ colourRowId }) => colourRowId),
      )
      .execute()
  return known
}

async function putColours(tx: Tx, rows: readonly PlacedColour[]): Promise<void> {
  await catalogueTables(tx)
    .insertInto('product_colours')
    .values(
      rows.map(({ productId, colourRowId, position, colour }) => ({
        colour_row_id: colourRowId,
        product_id: productId,
        position,
        colour_id: colour.colourId,
        name_en: colour.name.en,
        name_zh: colour.name.zh,
        hex: colour.hex,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('colour_row_id').doUpdateSet((column) => ({
        position: column.ref('excluded.position'),
        name_zh: column.ref('excluded.name_zh'),
        hex: column.ref('excluded.hex'),
      })),
    )
    .execute()
}

async function putPictures(tx: Tx, rows: readonly PlacedColour[]): Promise<void> {
  const pictures = rows.flatMap(({ colourRowId, colour }) =>
    colour.pictures.map((picture, position) => ({ colourRowId, position, ...picture })),
  )
  if (pictures.length === 0) return
  const media = new Map(pictures.map(({ hash, width, height }) => [hash, { width, height }]))
  const added = await catalogueTables(tx)
    .insertInto('media')
    .values([...media].map(([media_hash, size]) => ({ media_hash, ...size, content_type: 'image/jpeg', placeholder: '' })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['media_hash as hash', 'width'])
    .execute()
  await askForPictures(tx, added)
  await catalogueTables(tx)
    .insertInto('colour_pictures')
    .values(
      pictures.map(({ colourRowId, position, hash, alt, focus }) => ({
        colour_row_id: colourRowId,
        position,
        media_hash: hash,
        alt_en: alt.en,
        alt_zh: alt.zh,
        focus_x: focus?.x ?? 50,
        focus_y: focus?.y ?? 50,
      })),
    )
    .execute()
}

/** Colours that no document has put in a place. */
async function removeRest(tx: Tx, productIds: readonly string[]): Promise<void> {
  const ids = sql`any(${[...productIds]}::uuid[])`
  await sql`update variants v set colour_row_id = first.colour_row_id
    from product_colours gone, product_colours first
    where gone.product_id = ${ids} and gone.position < 0 and v.colour_row_id = gone.colour_row_id
      and first.product_id = gone.product_id and first.position = 0`.execute(tx)
  await catalogueTables(tx)
    .deleteFrom('product_colours')
    .where('product_id', 'in', productIds)
    .where('position', '<', 0)
    .execute()
}
