import { adminOrderText } from '#language/admin/admin-order.text.ts'
import { useTexts } from '#language/texts.ts'
import type { AdminOrderWire } from '#modules/orders/orders.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { Picture } from '#ui/picture.tsx'

type Line = AdminOrderWire['productItems'][number]
/** Pieces of one size are not called by it. */
const isRealSize = (size: string): boolean => size !== '' && !/^(one[ -]?size|os|均碼)$/i.test(size)
const show = (amount: string): string => showHkdExactly(fromWire(amount))

/** What was bought, as it was when it was bought, and what it comes to. */
export function AdminOrderLines({ order }: { order: AdminOrderWire }) {
  const texts = useTexts(adminOrderText)
  return (
    <section aria-labelledby="admin-lines">
      <h2 id="admin-lines">{texts.pieces}</h2>
      <table className="admin-table admin-lines">
        <caption className="hidden-text">{texts.pieces}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.piece}</th>
            <th scope="col">{texts.merchant}</th>
            <th scope="col" className="admin-num">
              {texts.unitPrice}
            </th>
            <th scope="col" className="admin-num">
              {texts.quantity}
            </th>
            <th scope="col" className="admin-num">
              {texts.lineTotal}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.productItems.map((line, at) => (
            <OrderLine key={`${line.spuCode} ${line.colour} ${line.size} ${at}`} line={line} />
          ))}
        </tbody>
      </table>
      <Sums order={order} />
    </section>
  )
}

function OrderLine({ line }: { line: Line }) {
  const texts = useTexts(adminOrderText)
  const size = isRealSize(line.size) ? `${texts.size} ${line.sizeSystem} ${line.size}`.replace(/\s+/g, ' ') : ''
  return (
    <tr>
      <td className="admin-cell-piece">
        <Picture picture={line.productImg} sizes="48px" most={120} alt="" />
        <div>
          <b>{line.brandName}</b>
          <span>{line.title}</span>
          <span className="mute">{[line.colour, size].filter(Boolean).join(' · ')}</span>
          <span className="mute">
            {texts.item} {line.articleNumber}
          </span>
        </div>
      </td>
      <td data-label={texts.merchant}>{line.merchantName}</td>
      <td className="admin-num" data-label={texts.unitPrice}>
        {show(line.salesPrice)}
      </td>
      <td className="admin-num" data-label={texts.quantity}>
        {line.quantity}
      </td>
      <td className="admin-num" data-label={texts.lineTotal}>
        {show(line.lineTotal)}
      </td>
    </tr>
  )
}

function Sums({ order }: { order: AdminOrderWire }) {
  const texts = useTexts(adminOrderText)
  const free = fromWire(order.mailingFeesTotal) === 0
  const fee = fromWire(order.payServiceFee)
  return (
    <dl className="admin-sums">
      <div>
        <dt>{texts.merchandise}</dt>
        <dd>{show(order.amount)}</dd>
      </div>
      <div>
        <dt>{texts.delivery}</dt>
        <dd>{free ? texts.free : show(order.mailingFeesTotal)}</dd>
      </div>
      {fee > 0 ? (
        <div>
          <dt>{texts.paymentFee}</dt>
          <dd>{showHkdExactly(fee)}</dd>
        </div>
      ) : null}
      <div className="admin-sums-total">
        <dt>{texts.total}</dt>
        <dd>{show(order.total)}</dd>
      </div>
    </dl>
  )
}
