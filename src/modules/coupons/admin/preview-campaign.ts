import type { Language } from '#language/languages.ts'
import type { Read } from '#platform/database.server.ts'
import { clock } from '#platform/clock.ts'
import { toWire } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import { memberGroups } from '../campaigns.contract.ts'
import { offersOf } from '../campaigns.ts'
import { findCouponBuyer } from '../coupon-buyer.ts'
import { applyCoupons, combine } from '../coupon-combination.rules.ts'
import { type CouponPiece, findPiecesByCode, findPiecesOfOffers, lineOf } from '../coupon-lines.ts'
import type { CouponBuyer } from '../coupon.rules.ts'
import { type CampaignRow, couponsTables } from '../coupons.tables.ts'
import { listRunningAutomatic } from '../running-campaigns.ts'
import { sayWhyNot } from '../say-why-not.ts'
import { benefitOf, columnsOf, conditionsOf } from './campaign-document.ts'
import { idsOf } from './campaign-page.ts'
import type { CampaignDocument, CampaignPreviewWire, PreviewCampaignInput } from './campaign-page.contract.ts'

type Bag = { pieces: { piece: CouponPiece; quantity: number }[]; buyer: CouponBuyer }

/** What a campaign as it is typed would do to a bag, alone and beside what runs already. Nothing is kept. */
export async function previewCampaign(
  tx: Read,
  { document, orderNo, pieces, payType }: PreviewCampaignInput,
  language: Language,
): Promise<CampaignPreviewWire> {
  const bag = orderNo ? await bagOfOrder(tx, orderNo) : await typedBag(tx, pieces)
  const buyer = payType ? { ...bag.buyer, payType } : bag.buyer
  const [offer] = await offersOf(tx, [await rowOf(tx, document)])
  if (!offer) throw new Error('a row without an offer')
  const lines = bag.pieces.map(({ piece, quantity }) => lineOf(piece, quantity))
  const now = clock.now()
  const { used, unused } = applyCoupons([offer], lines, buyer, now)
  const running = (await listRunningAutomatic(tx))(lines).filter(({ campaignId }) => campaignId !== offer.campaignId)
  const beside = applyCoupons([...running, { ...offer, priority: 0 }], lines, buyer, now)
  const isOther = ({ offer: { campaignId } }: { offer: { campaignId: string } }): boolean => campaignId !== offer.campaignId
  return {
    lines: bag.pieces.map(({ piece, quantity }, at) => ({
      title: language === 'zh' ? piece.titleZh : piece.titleEn,
      quantity,
      amount: toWire(piece.unitCents * quantity),
      off: toWire(used[0]?.lineCents[at] ?? 0),
    })),
    amount: toWire(bag.pieces.reduce((sum, { piece, quantity }) => sum + piece.unitCents * quantity, 0)),
    off: toWire(used[0]?.amountCents ?? 0),
    merchantCost: toWire(used[0]?.merchantCents ?? 0),
    deliveryFree: used[0]?.deliveryFree ?? false,
    why: unused[0] ? sayWhyNot(unused[0].why, language) : '',
    others: [
      // What delivery costs is not known here.
      ...beside.used
        .filter((one) => isOther(one) && one.amountCents > 0)
        .map((one) => ({ name: one.offer.name[language], off: toWire(one.amountCents), why: '' })),
      ...beside.unused
        .filter((one) => isOther(one) && !combine(one.offer, offer))
        .map((one) => ({ name: one.offer.name[language], off: '', why: sayWhyNot(one.why, language) })),
    ],
  }
}

/** As the row would be. */
async function rowOf(tx: Read, typed: CampaignDocument): Promise<CampaignRow> {
  return {
    ...columnsOf(typed),
    campaign_id: typed.campaignId || 'new',
    benefit: benefitOf(typed),
    conditions: conditionsOf(typed, await idsOf(tx, typed.products)),
    // Looked at as if nothing of it had been used, and as if it ran.
    starts_at: new Date(0),
    ends_at: null,
    budget_cents: null,
    budget_uses: null,
    state: 'running',
    version: typed.version,
    changed_at: clock.now(),
    changed_by: '',
  }
}

/** Somebody whom everything fits who can be fitted. */
const ANYBODY: CouponBuyer = { isMember: true, isFirstOrder: true, groups: memberGroups, payType: undefined }
const MOST_LINES = 50

async function typedBag(tx: Read, typed: string): Promise<Bag> {
  const wanted = typed
    .split('\n')
    .flatMap((line) => {
      const [, code = '', many = '1'] = /^\s*(\S+?)(?:\s*[x×*]\s*(\d{1,2}))?\s*$/i.exec(line) ?? []
      return code ? [{ code, quantity: Math.max(1, Number(many)) }] : []
    })
    .slice(0, MOST_LINES)
  if (wanted.length === 0) refuse('PREVIEW_EMPTY', { field: 'pieces' })
  const found = await findPiecesByCode(
    tx,
    wanted.map(({ code }) => code),
  )
  const missing = wanted.find(({ code }) => !found.has(code))
  if (missing) refuse('PREVIEW_UNKNOWN', { field: 'pieces', code: missing.code })
  const pieces = wanted.flatMap(({ code, quantity }) => {
    const piece = found.get(code)
    return piece ? [{ piece, quantity }] : []
  })
  return { pieces, buyer: ANYBODY }
}

/** What an order was of, at the prices of its day, for whoever placed it; that it is an order already does not count. */
async function bagOfOrder(tx: Read, orderNo: string): Promise<Bag> {
  const lines = await couponsTables(tx)
    .selectFrom('order_card as o')
    .innerJoin('ordered_lines as l', 'l.order_id', 'o.order_id')
    .select(['o.owner_id', 'o.pay_type', 'l.offer_id', 'l.quantity', 'l.unit_price_cents'])
    .where('o.order_number', '=', orderNo.toUpperCase())
    .orderBy('l.position')
    .execute()
  const [first] = lines
  if (!first) return refuse('NOT_FOUND', { field: 'orderNo' })
  const found = await findPiecesOfOffers(
    tx,
    lines.map(({ offer_id }) => offer_id),
  )
  const pieces = lines.flatMap(({ offer_id, quantity, unit_price_cents: unitCents }) => {
    const piece = found.find(({ offerId }) => offerId === offer_id)
    return piece ? [{ piece: { ...piece, unitCents }, quantity }] : []
  })
  const buyer = await findCouponBuyer(tx, first.owner_id)
  return { pieces, buyer: { ...buyer, isFirstOrder: true, payType: first.pay_type } }
}
