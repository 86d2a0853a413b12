import { operatorColumns } from '#platform/actor.ts'
import type { Operator } from '#platform/audit-trail.server.ts'
import type { Key, Read, Tx } from '#platform/database.server.ts'
import { newId } from '#platform/ids.server.ts'
import type { Decision } from './authentication.contract.ts'
import { authenticationTables } from './authentication.tables.ts'

/** Keeps what was found of a piece that has just been moved, with its photographs, for good. */
export async function recordAuthentication(tx: Tx, by: Operator, decision: Decision): Promise<void> {
  const authenticationId = newId()
  const { unitId, kind, answers, result, reason, pictures } = decision
  await authenticationTables(tx)
    .insertInto('authentications')
    .values({
      authentication_id: authenticationId,
      unit_id: unitId,
      kind,
      answers: JSON.stringify(answers),
      result,
      reason,
      ...operatorColumns(by),
    })
    .execute()
  if (pictures.length === 0) return
  await authenticationTables(tx)
    .insertInto('authentication_pictures')
    .values(
      pictures.map(({ uploadId, point }, position) => ({
        authentication_id: authenticationId,
        position,
        point,
        upload_id: uploadId,
      })),
    )
    .execute()
}

type BenchLook = { at: Date; reason: string; pictures: { point: string; hash: string; width: number; height: number }[] }

/** What the bench saw of each piece of an order, by piece; one it has not decided about has no entry. */
export async function listBenchLooks(tx: Read, orderId: Key): Promise<ReadonlyMap<string, BenchLook>> {
  const found = await authenticationTables(tx)
    .selectFrom('authentications as a')
    .innerJoin('order_pieces as u', 'u.unit_id', 'a.unit_id')
    .leftJoin('authentication_pictures as p', 'p.authentication_id', 'a.authentication_id')
    .leftJoin('upload_card as f', 'f.upload_id', 'p.upload_id')
    .select(['a.unit_id', 'a.decided_at', 'a.reason', 'p.point', 'p.upload_id', 'f.width', 'f.height'])
    .where('u.order_id', '=', orderId)
    .orderBy('a.unit_id')
    .orderBy('p.position')
    .execute()
  return new Map(
    [...Map.groupBy(found, ({ unit_id: unitId }) => unitId)].map(([unitId, rows]) => [
      unitId,
      {
        at: rows[0]?.decided_at ?? new Date(0),
        reason: rows[0]?.reason ?? '',
        pictures: rows.flatMap(({ upload_id: uploadId, point, width, height }) =>
          uploadId ? [{ point: point ?? '', hash: uploadId.replaceAll('-', ''), width: width ?? 1, height: height ?? 1 }] : [],
        ),
      },
    ]),
  )
}

/** What the bench saw of a piece: when, who, and the photographs; null when it never lay there. */
export async function showBenchLook(tx: Read, unitId: string, alt: string) {
  const look = await authenticationTables(tx)
    .selectFrom('authentications')
    .select(['authentication_id as id', 'actor', 'decided_at as at'])
    .where('unit_id', '=', unitId)
    .executeTakeFirst()
  if (!look) return null
  const pictures = await authenticationTables(tx)
    .selectFrom('authentication_pictures as p')
    .innerJoin('upload_card as u', 'u.upload_id', 'p.upload_id')
    .select(['u.upload_id as uploadId', 'u.width', 'u.height'])
    .where('p.authentication_id', '=', look.id)
    .orderBy('p.position')
    .execute()
  return {
    date: look.at.toISOString(),
    actor: look.actor,
    pictures: pictures.map(({ uploadId, width, height }) => ({
      hash: uploadId.replaceAll('-', ''),
      width: width ?? 0,
      height: height ?? 0,
      alt,
    })),
  }
}
