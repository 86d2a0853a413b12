import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Read, Tx } from '#platform/database.server.ts'
import { changeRows, readRows } from '#platform/read-rows.server.ts'
import { refuse } from '#platform/refusal.ts'
import { catalogueTables } from '../catalogue.tables.ts'
import type { DocumentPicture } from '../editing/product-document.contract.ts'
import type { RowProblem } from './problem-places.rules.ts'
import type { ParsedProduct } from './reading/parsed-product.rules.ts'

type Size = Pick<DocumentPicture, 'hash' | 'width' | 'height'>
export type PictureMeanings = {
  find: (source: string) => Size | undefined
  problems: (stated: ParsedProduct) => RowProblem[]
  awaited: (stated: ParsedProduct) => string[]
}

/** It came and is no picture that can be read. */
export const UNREAD = 'unread'

const OWN = /(?:^|\/media\/)([0-9a-f]{32})(?:\/|$)/
const isAddress = (source: string): boolean => /^https?:\/\//i.test(source)

/** Under this a picture is known: by its address for good, by its name within one import. */
export function sourceKey(importId: string, source: string): string {
  if (isAddress(source)) return source
  const name = source.split(/[/\\]/).at(-1) ?? source
  return `file:${importId}/${decodeName(name).normalize('NFC').toLowerCase().trim()}`
}

/** “Black%20coat.jpg” and “Black coat.jpg” are one picture. What no table can hold is left out of either. */
function decodeName(name: string): string {
  try {
    return decodeURIComponent(name).replaceAll(/\p{Cc}/gu, '')
  } catch {
    return name.replaceAll(/\p{Cc}/gu, '')
  }
}

const Here = z.object({
  source: z.string(),
  state: z.string(),
  hash: z.string().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  problem: z.string().nullable(),
})

/** What the pictures that files name are in this shop: here, awaited, or not to be had. */
export async function pictureMeanings(tx: Read, importId: string, sources: readonly string[]): Promise<PictureMeanings> {
  const hashes = sources.flatMap((source) => OWN.exec(source)?.[1] ?? [])
  const rows = await readRows(
    tx,
    Here,
    sql`select source, state, media_hash as hash, width, height, problem from import_pictures where source = any(${sources.map((source) => sourceKey(importId, source))})
      union all select media_hash, 'here', media_hash, width, height, null from media where media_hash = any(${hashes})`,
  )
  const known = new Map(rows.map((row) => [row.source, row]))
  const rowOf = (source: string) => known.get(OWN.exec(source)?.[1] ?? '') ?? known.get(sourceKey(importId, source))
  const isAwaited = (source: string): boolean => isAddress(source) && (rowOf(source)?.state ?? 'waiting') === 'waiting'
  return {
    find: (source) => {
      const row = rowOf(source)
      if (row?.hash && row.width && row.height) return { hash: row.hash, width: row.width, height: row.height }
      // It stands for the one to come, so that the rest can be judged.
      return isAwaited(source) ? { hash: createHash('md5').update(source).digest('hex'), width: 1, height: 1 } : undefined
    },
    problems: ({ pictures }) =>
      pictures
        .filter(({ source }) => !rowOf(source)?.hash && !isAwaited(source))
        .map(({ row, source }) => ({
          ...{ row, field: 'pictures' },
          problem: rowOf(source)?.problem === UNREAD ? ('picture-unread' as const) : ('picture' as const),
        })),
    awaited: ({ pictures }) => [...new Set(pictures.map(({ source }) => source).filter(isAwaited))],
  }
}

/** They are fetched from now on. */
export async function awaitPictures(tx: Tx, sources: readonly string[]): Promise<void> {
  await sql`insert into import_pictures (source, state) select distinct unnest(${[...sources]}::text[]), 'waiting'
    on conflict do nothing`.execute(tx)
}

/** A picture of an archive takes the place of one of the same name. */
export async function keepPicture(tx: Tx, source: string, { hash, width, height }: Size): Promise<void> {
  await sql`insert into import_pictures (source, state, media_hash, width, height) values (${source}, 'here', ${hash}, ${width}, ${height})
    on conflict (source) do update set state = 'here', media_hash = excluded.media_hash, width = excluded.width, height = excluded.height,
      problem = null`.execute(tx)
}

const MOST_ATTEMPTS = 5

/** One of an archive that nobody can read is known as such. */
export async function noteUnread(tx: Tx, source: string): Promise<void> {
  await sql`insert into import_pictures (source, state, problem) values (${source}, 'failed', ${UNREAD})
    on conflict (source) do update set state = 'failed', problem = excluded.problem where import_pictures.state <> 'here'`.execute(
    tx,
  )
}

/** Tried again after longer and longer, or never again. */
export async function putOffPicture(tx: Tx, source: string, problem: string, isFinal: boolean): Promise<void> {
  await sql`update import_pictures set attempts = attempts + 1, problem = ${problem.slice(0, 200)},
      state = case when ${isFinal} or attempts + 1 >= ${MOST_ATTEMPTS} then 'failed' else 'waiting' end,
      due_at = now() + interval '5 seconds' * power(4, attempts)
    where source = ${source}`.execute(tx)
}

/** The next picture that is due, left to this process for as long as it may take. */
export async function takeDuePicture(tx: Tx): Promise<string | undefined> {
  const [due] = await changeRows(
    tx,
    z.object({ source: z.string() }),
    sql`update import_pictures set due_at = now() + interval '2 minutes' where source = (
        select source from import_pictures where state = 'waiting' and due_at <= now() order by due_at limit 1 for update skip locked)
      returning source`,
  )
  return due?.source
}

/** Items whose pictures may be here now are looked at once more; answers the imports they are of. */
export async function wakeItems(tx: Tx): Promise<string[]> {
  const woken = await changeRows(
    tx,
    z.object({ importId: z.string() }),
    sql`update import_items i set state = 'planned' from product_imports p
      where i.state = 'waiting' and p.import_id = i.import_id and p.state = 'running'
        and not exists (select from import_pictures w where w.state = 'waiting' and w.source = any(i.awaited))
      returning i.import_id as "importId"`,
  )
  return [...new Set(woken.map(({ importId }) => importId))]
}

/** In how many seconds the next picture is due; nothing when none is awaited. */
export async function untilNextPicture(tx: Read): Promise<number | undefined> {
  const [next] = await readRows(
    tx,
    z.object({ seconds: z.number().nullable() }),
    sql`select extract(epoch from min(due_at) - now())::float8 as seconds from import_pictures where state = 'waiting'`,
  )
  return next?.seconds === undefined || next.seconds === null ? undefined : Math.max(0, next.seconds)
}

export type Archive = { key: string; done: number }

/** The archive that is being unpacked for an import. */
export async function findArchive(tx: Read, importId: string): Promise<Archive | undefined> {
  const row = await catalogueTables(tx)
    .selectFrom('product_imports')
    .select(['archive_key as key', 'archive_done as done'])
    .where('import_id', '=', importId)
    .executeTakeFirst()
  return row?.key ? { key: row.key, done: row.done } : undefined
}

/** One after the other: refuses IMPORT_MOVED_ON while another archive of the import is being unpacked. */
export async function keepArchive(tx: Tx, importId: string, key: string): Promise<void> {
  const kept = await catalogueTables(tx)
    .updateTable('product_imports')
    .set({ archive_key: key, archive_done: 0 })
    .where('import_id', '=', importId)
    .where('archive_key', 'is', null)
    .executeTakeFirst()
  if (kept.numUpdatedRows === 0n) refuse('IMPORT_MOVED_ON')
}

/** So many pictures of this archive are here; nothing: all that there are. */
export async function markArchive(tx: Tx, importId: string, key: string, done: number | undefined): Promise<void> {
  await catalogueTables(tx)
    .updateTable('product_imports')
    .set(done === undefined ? { archive_key: null } : { archive_done: done })
    .where('import_id', '=', importId)
    .where('archive_key', '=', key)
    .execute()
}
