import { findMerchantCard, listMerchants } from '#modules/merchants/index.server.ts'
import { type MerchantKinds, type MerchantRoom, merchantRooms, rulesOfKind } from '#modules/merchants/merchant-kinds.contract.ts'
import { applicantKinds } from '#modules/merchants/merchants.contract.ts'
import type { OwnMerchantsWire } from '#modules/merchants/people.contract.ts'
import { findMerchantKinds } from '#modules/shop-settings/index.server.ts'
import type { Language } from '#language/languages.ts'
import type { Membership } from '#platform/access/memberships.ts'
import type { Read } from '#platform/database.server.ts'

/** The rooms of the seller centre that merchants of a kind have; the shop itself has all. */
function roomsIn(kinds: MerchantKinds, wanted: string | undefined): readonly MerchantRoom[] {
  const kind = applicantKinds.find((known) => known === wanted)
  return kind ? rulesOfKind(kinds, kind).rooms : merchantRooms
}

/** Whether merchants of its kind have this room. */
export async function hasRoom(tx: Read, merchantId: string, room: MerchantRoom): Promise<boolean> {
  const card = await findMerchantCard(tx, merchantId)
  return roomsIn(await findMerchantKinds(tx), card?.kind).includes(room)
}

/** For whom the caller acts, with the rooms of each. */
export async function showOwnMerchants(tx: Read, own: readonly Membership[], language: Language): Promise<OwnMerchantsWire> {
  const { list } = await listMerchants(tx, own, language)
  const kinds = await findMerchantKinds(tx)
  return { list: list.map((merchant) => ({ ...merchant, rooms: [...roomsIn(kinds, merchant.kind)] })) }
}
