import { showDate } from '#language/dates.ts'
import { houseSlug } from '#language/house.ts'
import type { Language } from '#language/languages.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { getMerchantName } from '#modules/merchants/index.server.ts'
import { drawConsignment } from '#modules/papers/index.server.ts'
import { findHolidays } from '#modules/shop-settings/index.server.ts'
import type { ShopSettings } from '#modules/shop-settings/setting-list.contract.ts'
import type { Seller } from '#platform/access/memberships.ts'
import { dayInHongKong } from '#platform/clock.ts'
import type { Read } from '#platform/database.server.ts'
import { refuse } from '#platform/refusal.ts'
import type { FileAnswer } from '#platform/wire/call-path.ts'
import { showConsignment } from './show-consignments.ts'

type Wanted = { orderNo: string; language: Language }

/** Label and slip of what a merchant has still to bring to us; of what has arrived there is nothing to print. */
export async function drawPapers(
  tx: Read,
  seller: Seller,
  { orderNo, language }: Wanted,
  settings: ShopSettings,
): Promise<FileAnswer> {
  const shown = await showConsignment(tx, seller, orderNo, { language, settings, holidays: await findHolidays(tx) })
  const pieces = shown.pieces.filter(({ state }) => state === 'awaited')
  if (pieces.length === 0) return refuse('NOT_FOUND')
  const { company, address } = settings.business
  const content = await drawConsignment(
    {
      orderNo: shown.orderNo,
      to: `${company[language]}\n${address[language]}`,
      from: (await getMerchantName(tx, seller.merchantId))[language],
      sendBy: shown.dueTime ? showDate(dayInHongKong(new Date(shown.dueTime)), language) : '',
      pieces: pieces.map(({ unitCode, brandName, title, colour, size, itemNumber }) => ({
        unitCode,
        name: pieceName(brandName, title),
        look: [colour, size, itemNumber].filter(Boolean).join(' · '),
      })),
    },
    language,
  )
  return { content, type: 'application/pdf', name: `${houseSlug()}-label-${shown.orderNo}.pdf` }
}
