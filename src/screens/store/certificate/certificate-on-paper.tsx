import { counted } from '#language/counted.ts'
import { house } from '#language/house.ts'
import type { ReactNode } from 'react'
import { certificateText } from '#language/buying/certificate.text.ts'
import { showDate, showMoment } from '#language/dates.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { CertificateWire } from '#modules/certificates/certificates.contract.ts'
import { shownFingerprint } from '#modules/certificates/certificates.rules.ts'
import { Picture } from '#ui/picture.tsx'

/** The same on a card of A5; only paper shows it. */
export function CertificateOnPaper({ certificate, children }: { certificate: CertificateWire; children: ReactNode }) {
  const language = useLanguage()
  const texts = useTexts(certificateText)
  const other = language === 'zh' ? 'en' : 'zh'
  const picture = certificate.productImg ?? certificate.pictures[0]?.picture
  return (
    <section className="cert-paper" aria-hidden="true">
      <div className="cert-paper-top">
        <span className="cert-paper-mark">{house().mark}</span>
        <span>
          {texts.name}
          <br />
          <span lang={other === 'zh' ? 'zh-Hant-HK' : 'en-HK'}>{certificateText.name[other]}</span>
        </span>
      </div>
      <div className="cert-paper-mid">
        {picture ? <Picture picture={{ ...picture, alt: '' }} sizes="46mm" most={720} eager /> : <span />}
        <div>
          <p className="cert-paper-title">{texts.genuine}</p>
          <p>{texts.genuineWords(showDate(certificate.examined, language))}</p>
        </div>
      </div>
      {children}
      <div className="cert-paper-end">
        <img src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(certificate.qrSvg)}`} alt={texts.qr} />
        <div>
          <p>
            <b>{texts.scan}</b> {certificate.address.replace(/^https?:\/\//, '')}
          </p>
          <p>{texts.entry(showMoment(certificate.signedAt, language), counted(certificate.entry))}</p>
          <p className="cert-print">{shownFingerprint(certificate.fingerprint)}</p>
        </div>
      </div>
    </section>
  )
}
