import { certificateText } from '#language/buying/certificate.text.ts'
import { checkPointText, isCheckPoint } from '#language/product/checklist.text.ts'
import { useTexts } from '#language/texts.ts'
import type { CertificateWire } from '#modules/certificates/certificates.contract.ts'
import { AnyIcon } from '#ui/icons/any-icon.tsx'
import { Picture } from '#ui/picture.tsx'

/** What was looked at, and the photographs of it. */
export function CertificateWork({ certificate: { pictures, checks } }: { certificate: CertificateWire }) {
  const texts = useTexts(certificateText)
  const points = useTexts(checkPointText)
  const nameOf = (point: string) => (isCheckPoint(point) ? points[point] : texts.whole)
  return (
    <section className="wrap cert-band" aria-labelledby="cert-bench">
      <div className="cert-band-head">
        <h2 id="cert-bench">{texts.bench}</h2>
        <span className="mute">{texts.thisPiece}</span>
      </div>
      <div className="cert-shots">
        {pictures.map(({ point, picture }) => (
          <figure key={picture.hash}>
            <Picture picture={picture} sizes="(min-width: 900px) 25vw, 50vw" most={720} alt={nameOf(point)} />
            <figcaption>{nameOf(point)}</figcaption>
          </figure>
        ))}
      </div>
      <h3 className="caps">{texts.lookedAt}</h3>
      <ul className="cert-points">
        {checks.filter(isCheckPoint).map((point) => (
          <li key={point}>
            <AnyIcon name="success" size={16} />
            <span>{points[point]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
