import type { ReactNode } from 'react'
import { sellerFinderText, sellerFoundText } from '#language/seller/seller-finder.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { foldWord, isEnough } from '#modules/finder/finder.rules.ts'
import { listOwnOffers } from '#modules/offers/selling/selling.paths.ts'
import { getConsignment } from '#modules/orders/pieces/consignments.paths.ts'
import { KEEP_LAST, useDeskQuery } from '#desk/desk-query.ts'
import { DeskFinder } from '#desk/find/finder.tsx'
import { type Finding, findPlaces, type FoundRow } from '#desk/find/found-places.ts'
import { usePause } from '#desk/use-pause.ts'
import { sellerRoomsFor } from '#screens/seller/frame/seller-rooms.ts'
import { useHasRoom, useMaySell, useSellerDesk } from '#screens/seller/frame/seller-session.ts'

/** The way to every page, one's own orders and one's own offers. */
export function SellerFinder() {
  return (
    <DeskFinder
      words={useTexts(sellerFinderText)}
      kinds={useTexts(sellerFoundText)}
      renderFound={(typed, draw) => <SellerFound typed={typed} draw={draw} />}
    />
  )
}

function SellerFound({ typed, draw }: { typed: string; draw: (finding: Finding) => ReactNode }) {
  return draw(useSellerFound(typed))
}

const PAUSE_MS = 180
const OPTIONS = { ...KEEP_LAST, refetchInterval: false, staleTime: 10_000, retry: false } as const
/** As orders are numbered; anything else is asked of no order. */
const ORDER_NO = /^[a-z]?\d{6,20}$/i
const MOST_OFFERS = 8

/** Pages are found at once, by what this page knows; the rest when the typing pauses, by what the shop says of this merchant alone. */
function useSellerFound(typed: string): Finding {
  const language = useLanguage()
  const may = useMaySell()
  const has = useHasRoom()
  const desk = useSellerDesk()
  const folded = foldWord(typed)
  const rested = usePause(folded, PAUSE_MS)
  const asks = isEnough(folded)
  const isRested = asks && isEnough(rested)
  const isNumber = ORDER_NO.test(rested)
  const offers = useDeskQuery(listOwnOffers, { word: rested }, { ...OPTIONS, enabled: isRested && may('offer') && has('offers') })
  const orderNo = rested.toUpperCase()
  const order = useDeskQuery(
    getConsignment,
    { orderNo },
    { ...OPTIONS, placeholderData: undefined, enabled: isRested && isNumber && may('ship') && has('orders') },
  )
  const [isVisit, merchant] = desk.phase === 'signed-in' ? [desk.visit !== undefined, desk.merchant] : [false, undefined]
  const rooms = sellerRoomsFor(may, isVisit, merchant).flat()
  const orders: FoundRow[] =
    isNumber && order.data ? [{ id: orderNo, kind: 'order', name: orderNo, note: '', path: `/seller/orders/${orderNo}` }] : []
  const items = asks && isRested ? (offers.data?.list ?? []).slice(0, MOST_OFFERS) : []
  return {
    found: [
      ...findPlaces('room', rooms, typed, language),
      ...orders,
      ...items.map(({ offerId, brandName, title, itemNumber }) => ({
        id: offerId,
        kind: 'offer',
        name: `${brandName} ${title}`,
        note: itemNumber,
        path: `/seller/offers?word=${encodeURIComponent(itemNumber)}`,
      })),
    ],
    isLooking: asks && (rested !== folded || offers.isFetching || order.isFetching),
    isAway: asks && offers.error !== null,
  }
}
