import { houseSlug } from '#language/house.ts'
import { paymentText } from '#language/buying/payment.text.ts'
import { useTexts } from '#language/texts.ts'
import type { PaymentWire } from '#modules/orders/payments/payments.contract.ts'
import { fromWire, showHkdExactly } from '#platform/money.ts'
import { loadTransfer } from './load-payment.ts'
import { PaymentFrame } from './payment-frame.tsx'
import { paymentMeta } from './payment-meta.ts'
import { CopyRow, TransferSteps } from './transfer-steps.tsx'

export const meta = paymentMeta('fpsTitle')
export const own = loadTransfer('fps')

const USUAL_LIMIT_CENTS = 1_000_000

export default function FpsPayment() {
  const texts = useTexts(paymentText)
  return (
    <PaymentFrame title={texts.fpsTitle}>
      <TransferSteps payType="fps">{(payment) => <FpsCode payment={payment} />}</TransferSteps>
    </PaymentFrame>
  )
}

/** The code for exactly this amount. Who shops on the phone cannot scan it, and saves it instead. */
function FpsCode({ payment }: { payment: PaymentWire }) {
  const texts = useTexts(paymentText)
  const { fps, amount, orderNo } = payment
  if (!fps) return null
  const picture = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(fps.qrSvg)}`
  return (
    <>
      <div className="payment-code">
        <img src={picture} width={264} height={264} alt={texts.fpsAlt(showHkdExactly(fromWire(amount)))} />
      </div>
      <p>{texts.fpsHow}</p>
      <p className="payment-save by-script">
        <button
          type="button"
          className="btn btn-line"
          onClick={() => void savePicture(picture, `${houseSlug()}-fps-${orderNo}.png`)}
        >
          {texts.fpsSave}
        </button>
      </p>
      <dl className="payment-account">
        <CopyRow name={texts.fpsId} value={fps.fpsId} />
        <CopyRow name={texts.payee} value={fps.payee} />
        <CopyRow name={texts.amount} value={amount} />
        <CopyRow name={texts.reference} value={payment.reference} />
      </dl>
      {fromWire(amount) > USUAL_LIMIT_CENTS ? <p className="mute">{texts.fpsLimit}</p> : null}
    </>
  )
}

/** Banks' apps open pictures from the album, which keeps PNG but not SVG. */
async function savePicture(source: string, name: string): Promise<void> {
  const image = new Image()
  image.src = source
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = 1_056
  canvas.height = 1_056
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = name
  link.click()
}
