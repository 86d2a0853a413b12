import { footerText } from '#language/frame/footer.text.ts'
import { useTexts } from '#language/texts.ts'

/** The ways to pay this shop takes, drawn in ink by our own hand. */
export function PaymentMarks() {
  const texts = useTexts(footerText)
  return (
    <ul className="payment-marks" aria-label={texts.payWith}>
      <li title={texts.fps}>
        <Mark label={texts.fps}>
          <path d="M12 6 7 15h4l-2 7 7-10h-4l3-6z" />
          <text x="20" y="18">
            FPS
          </text>
        </Mark>
      </li>
      <li title="Visa">
        <Mark label="Visa">
          <text x="24" y="18.5" textAnchor="middle" fontStyle="italic">
            VISA
          </text>
        </Mark>
      </li>
      <li title="Mastercard">
        <Mark label="Mastercard">
          <circle cx="19.5" cy="14" r="7.5" />
          <circle cx="28.5" cy="14" r="7.5" />
        </Mark>
      </li>
      <li title="PayPal">
        <Mark label="PayPal">
          <text x="24" y="18" textAnchor="middle" fontSize="11" fontStyle="italic">
            PayPal
          </text>
        </Mark>
      </li>
      <li title={texts.bank}>
        <Mark label={texts.bank}>
          <path d="M14 11 24 5.5 34 11zM16 21.5h16M17.5 11v8M24 11v8M30.5 11v8M15 19h18" />
        </Mark>
      </li>
    </ul>
  )
}

function Mark({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <svg role="img" aria-label={label} width="48" height="28" viewBox="0 0 48 28">
      <rect x=".5" y=".5" width="47" height="27" />
      {children}
    </svg>
  )
}
