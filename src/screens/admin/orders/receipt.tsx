import { adminPaymentText } from '#language/admin/admin-order-actions.text.ts'
import { useTexts } from '#language/texts.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { useSentPicture } from '#desk/case/use-sent-picture.ts'
import { DeskDialog } from '#desk/dialog.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { AdminPayment } from './order-actions.ts'

/** The shopper's picture, with the figures it must show beside it. */
export function AdminReceipt({ onClose, payment, orderNo }: { onClose: () => void; payment: AdminPayment; orderNo: string }) {
  const texts = useTexts(adminPaymentText)
  const picture = useSentPicture(payment.receiptUploadId)
  return (
    <DeskDialog onClose={onClose} title={texts.receipt}>
      <p className="admin-receipt-facts">
        <b>{orderNo}</b>
        <span>
          {texts.expected}: <b>{showHkdExactly(fromWire(payment.amount))}</b>
        </span>
        {picture.state === 'there' ? (
          <a className="link" href={picture.url} target="_blank" rel="noopener">
            {texts.openLarge}
          </a>
        ) : null}
      </p>
      {picture.state === 'loading' ? <Skeleton height={360} /> : null}
      {picture.state === 'failed' ? (
        <p className="field-problem" role="alert">
          {texts.receiptFailed}
        </p>
      ) : null}
      {picture.state === 'there' ? <img className="admin-receipt" src={picture.url} alt={texts.receiptPicture(orderNo)} /> : null}
    </DeskDialog>
  )
}
