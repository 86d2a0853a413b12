import { clock } from '#platform/clock.ts'
import { sizeName } from '#language/product/size-names.ts'
import { toWire } from '#platform/money.ts'
import type { OrderWire } from './orders.contract.ts'
import type { HistoryRow, LineRow, OrderRow } from './orders.tables.ts'

export type OrderDetail = {
  order: OrderRow
  lines: LineRow[]
  history: HistoryRow[]
  payment: { state: string; receiptUploaded: boolean; rejectReason: string } | null
  arrivesBy: string
}

/** An order in the viewer's language. Shoppers see that the shop acted, not which of its people. */
export function presentOrder(
  { order, lines, history, payment, arrivesBy }: OrderDetail,
  language: 'en' | 'zh',
  viewer: 'shopper' | 'operator',
): OrderWire {
  return {
    orderNo: order.order_number,
    state: order.state,
    createTime: order.placed_at.toISOString(),
    expiresAt: order.expires_at.toISOString(),
    serverTime: clock.now().toISOString(),
    paidAt: order.paid_at?.toISOString() ?? null,
    arrivesBy,
    payType: order.pay_type,
    payment,
    logisticsType: order.logistics_type,
    address: order.receiver,
    billEmail: order.contact_email,
    amount: toWire(order.goods_cents),
    mailingFeesTotal: toWire(order.delivery_cents),
    payServiceFee: toWire(order.payment_fee_cents),
    total: toWire(order.total_cents),
    courier: order.courier ?? '',
    trackingNumber: order.tracking_number ?? '',
    productItems: lines.map((line) => presentLine(line, language)),
    history: history.map((entry) => ({
      move: entry.move,
      toState: entry.to_state,
      date: entry.happened_at.toISOString(),
      actor: viewer === 'operator' || entry.actor === 'shopper' ? entry.actor : 'praya',
      note: viewer === 'operator' ? (entry.note ?? '') : '',
    })),
  }
}

function presentLine(line: LineRow, language: 'en' | 'zh'): OrderWire['productItems'][number] {
  const { snapshot } = line
  const title = language === 'zh' ? snapshot.titleZh : snapshot.titleEn
  return {
    spuCode: snapshot.spuCode,
    articleNumber: snapshot.articleNumber,
    brandCode: snapshot.brandCode,
    brandName: snapshot.brandName,
    title,
    colour: language === 'zh' ? snapshot.colourZh : snapshot.colourEn,
    size: sizeName(snapshot.size, language),
    sizeSystem: snapshot.sizeSystem,
    productImg: { ...snapshot.picture, alt: title },
    quantity: line.quantity,
    salesPrice: toWire(line.unit_price_cents),
    lineTotal: toWire(line.unit_price_cents * line.quantity),
    merchantName: language === 'zh' ? snapshot.merchantNameZh : snapshot.merchantNameEn,
  }
}
