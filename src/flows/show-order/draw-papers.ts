import { counted } from '#language/counted.ts'
import { shownPhone } from '#language/shown-phone.ts'
import { sizeWithSystem } from '#language/product/size-names.ts'
import { pieceName } from '#language/product/piece-name.ts'
import { houseSlug } from '#language/house.ts'
import { listSuppliers } from '#modules/applications/index.server.ts'
import { pickUpPoints, PICK_UP } from '#modules/fulfilment/address.rules.ts'
import type { AdminOrderWire } from '#modules/orders/admin-orders.contract.ts'
import { priceRows } from '#modules/orders/placing/price-rows.rules.ts'
import type { OrderWire } from '#modules/orders/orders.contract.ts'
import { isKept } from '#modules/orders/pieces/unit.rules.ts'
import { drawInvoice, drawSlips, type Issuer, type PaperOrder } from '#modules/papers/index.server.ts'
import type { Business } from '#modules/shop-settings/setting-list.contract.ts'
import type { Read } from '#platform/database.server.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { refuse } from '#platform/refusal.ts'
import type { FileAnswer } from '#platform/wire/call-path.ts'
import { addressLines } from '#language/buying/address-lines.ts'
import { personName } from '#language/person-name.ts'
import { papersText } from '#language/papers/papers.text.ts'
import { payTypeText } from '#language/buying/order-state.text.ts'
import { priceText } from '#language/buying/price.text.ts'
import { zoneText } from '#language/buying/zone.text.ts'
import { showMoment } from '#language/dates.ts'
import type { Language } from '#language/languages.ts'
import { showAdminOrder, showOrder } from '../show-order.ts'

const TYPE = 'application/pdf'

/** The invoice of a paid order, to anyone who may see the order. */
export async function drawOrderInvoice(
  tx: Read,
  ownerId: string,
  business: Business,
  { orderNo, language }: { orderNo: string; language: Language },
): Promise<FileAnswer> {
  const order = await showOrder(tx, { ownerId, language }, orderNo)
  if (!order.paidAt || order.isDeposit) return refuse('NOT_FOUND')
  const company = business.company[language]
  // Private sellers have no address of business: the law asks for one, and theirs at home is no buyer's.
  const careOf = papersText.careOf[language](company, business.address[language])
  const found = await listSuppliers(tx, order.orderNo, language)
  const suppliers = found.map(({ name, legalName, ...supplier }) => ({
    ...supplier,
    name: legalName === '' || legalName === name ? name : papersText.tradingAs[language](legalName, name),
    address: supplier.address || careOf,
  }))
  const issuer: Issuer = {
    company,
    address: business.address[language],
    registration: business.registration,
    email: business.email[language],
  }
  return {
    content: await drawInvoice({ ...paperOf(order, language), suppliers }, issuer, language),
    type: TYPE,
    name: `${houseSlug()}-${order.orderNo}.pdf`,
  }
}

/** Slips of several orders, one after the other in one file, with what may leave. */
export async function drawPackingSlips(tx: Read, orderNos: readonly string[], language: Language): Promise<FileAnswer> {
  const orders: PaperOrder[] = []
  for (const orderNo of orderNos) orders.push(slipOf(await showAdminOrder(tx, language, orderNo), language))
  return { content: await drawSlips(orders, language), type: TYPE, name: `${houseSlug()}-packing-slips.pdf` }
}

function slipOf(order: AdminOrderWire, language: Language): PaperOrder {
  const pieces = order.units.flatMap(({ line, state }, at) => {
    const item = order.productItems[line]
    if (!item || !isKept(state)) return []
    return [{ label: `${order.orderNo}-${at + 1}`, name: pieceName(item.brandName, item.title), look: lookOf(item, language) }]
  })
  return { ...paperOf(order, language), pieces }
}

const lookOf = (item: OrderWire['productItems'][number], language: Language): string =>
  [item.colour, sizeWithSystem(item.sizeSystem, item.size, language), item.itemNumber || item.articleNumber]
    .filter(Boolean)
    .join(' · ')

/** What was agreed on for pieces that differ from their description, in place of the price of the line. */
function agreedOf({ units }: OrderWire['productItems'][number], language: Language): string {
  const prices = units.flatMap(({ agreedPrice }) => (agreedPrice ? [showHkdExactly(fromWire(agreedPrice))] : []))
  return prices.length > 0 ? papersText.agreed[language](prices.join(', ')) : ''
}

function paperOf(order: OrderWire, language: Language): PaperOrder {
  const isPickUp = order.logisticsType === PICK_UP
  const point = pickUpPoints().find(({ code }) => code === order.address.provinceCode)
  const place = isPickUp ? [point?.[language] ?? ''] : addressLines(order.address, language)
  return {
    orderNo: order.orderNo,
    invoiceNo: order.invoiceNo,
    placed: showMoment(order.createTime, language),
    paid: order.paidAt ? showMoment(order.paidAt, language) : '',
    way: payTypeText[order.payType][language],
    receiver: [personName(order.address), ...place].filter(Boolean),
    phone: shownPhone(order.address),
    isPickUp,
    lines: order.productItems.map((item) => ({
      brand: item.brandName,
      title: item.title,
      look: [lookOf(item, language), agreedOf(item, language)].filter(Boolean).join(' · '),
      seller: item.merchantName,
      marks: item.marks,
      quantity: item.quantity,
      total: item.lineTotal,
    })),
    suppliers: [],
    pieces: [],
    sums: sumsOf(order, language),
    note: order.zone
      ? `${zoneText.days[language](order.zone.name, order.zone.days.earliest, order.zone.days.latest)} · ${zoneText.duties[language]}`
      : '',
  }
}

/** What is back of the price stands after it, by where it went. */
function sumsOf(order: OrderWire, language: Language): PaperOrder['sums'] {
  const back = (name: string, amount: string) => ({ name, amount: showHkdExactly(fromWire(amount)), isTotal: false })
  const { returned, returnedToBalance, returnedPoints } = order
  return [
    ...priceRows(order, language).map(({ key, name, amount }) => ({ name, amount, isTotal: key === 'total' })),
    ...(returned === '0.00' ? [] : [back(priceText.returned[language], returned)]),
    ...(returnedToBalance === '0.00' ? [] : [back(priceText.returnedToBalance[language], returnedToBalance)]),
    ...(returnedPoints === 0
      ? []
      : [{ name: priceText.returnedPoints[language], amount: counted(returnedPoints), isTotal: false }]),
  ]
}
