import { listCarePieces } from '#modules/care/index.server.ts'
import { bookableDays, yearOf } from '#modules/care/care.rules.ts'
import type { CareWire } from '#modules/care/care.contract.ts'
import { findCareCoupons } from '#modules/coupons/index.server.ts'
import { clock } from '#platform/clock.ts'
import type { Language } from '#language/languages.ts'
import type { Read } from '#platform/database.server.ts'

/** The bags and watches of the caller; where the appointment of a year has been made, with the coupon that pays for one more. */
export async function showCare(tx: Read, ownerId: string, language: Language): Promise<CareWire> {
  const pieces = await listCarePieces(tx, ownerId, language)
  const bookable = new Set(bookableDays(clock.now()).map(yearOf))
  const coupons = await findCareCoupons(
    tx,
    ownerId,
    pieces.filter(({ years }) => years.length < bookable.size).map(({ unitId }) => unitId),
  )
  return { pieces: pieces.map((piece) => ({ ...piece, couponCode: coupons.get(piece.unitId) ?? '' })) }
}
