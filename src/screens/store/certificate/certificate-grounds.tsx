import { counted } from '#language/counted.ts'
import { certificateText } from '#language/buying/certificate.text.ts'
import { showMoment } from '#language/dates.ts'
import { papersText } from '#language/papers/papers.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { CertificateWire } from '#modules/certificates/certificates.contract.ts'
import { certificateFile } from '#modules/certificates/certificates.paths.ts'
import { plainCertificateCode, shownFingerprint } from '#modules/certificates/certificates.rules.ts'
import { certificatePaper } from '#modules/papers/papers.paths.ts'
import { BASE_PATH } from '#platform/wire/call-path.ts'

const KEYS = '/.well-known/praya-certificate-keys.json'

/** What a check on one's own comes down to: any Ed25519 will do. */
const scriptOf = (code: string): string =>
  `node -e "const r=f=>JSON.parse(require('fs').readFileSync(f)),{issue:i,withdrawal:w}=r('praya-certificate-${code}.json');` +
  `console.log(require('crypto').verify(null,Buffer.from(i.body),r('praya-certificate-keys.json').keys.find(k=>k.name===i.key).pem,` +
  `Buffer.from(i.signature,'base64')),w?'withdrawn':'in force',i.body)"`

/** Why the page can be believed, and how to do without it. */
export function CertificateGrounds({ certificate }: { certificate: CertificateWire }) {
  const language = useLanguage()
  const texts = useTexts(certificateText)
  const papers = useTexts(papersText)
  const code = plainCertificateCode(certificate.code) ?? ''
  const file = `${BASE_PATH}${certificateFile.path}?code=${code}`
  const paper = `${BASE_PATH}${certificatePaper.path}?code=${code}&language=${language}`
  const entry = counted(certificate.entry)
  return (
    <section className="wrap cert-band" aria-labelledby="cert-why">
      <h2 id="cert-why">{texts.why}</h2>
      <div className="cert-why">
        <div>
          <h3>{texts.signed}</h3>
          <p>{texts.signedWords(showMoment(certificate.signedAt, language))}</p>
        </div>
        <div>
          <h3>{texts.neighbours}</h3>
          <p>{texts.neighboursWords(entry)}</p>
        </div>
        <div>
          <h3>{texts.nothingOfYou}</h3>
          <p>{texts.nothingOfYouWords}</p>
        </div>
      </div>
      <div className="cert-proof">
        <p className="cert-print">
          <b>{texts.fingerprint}</b>
          {shownFingerprint(certificate.fingerprint)}
        </p>
        <a className="link" href={paper} download={`praya-certificate-${code}.pdf`}>
          {papers.certificateFile}
        </a>
        <a className="link" href={file} download={`praya-certificate-${code}.json`}>
          {texts.file}
        </a>
      </div>
      <Offline code={code} />
    </section>
  )
}

/** What anybody needs to check a file without the shop. */
function Offline({ code }: { code: string }) {
  const texts = useTexts(certificateText)
  return (
    <details className="cert-offline">
      <summary>
        <span className="link">{texts.offline}</span>
      </summary>
      <p>{texts.offlineWords}</p>
      <p>
        <a className="link" href={KEYS} download="praya-certificate-keys.json">
          {texts.keys}
        </a>
      </p>
      <pre lang="en">{scriptOf(code)}</pre>
    </details>
  )
}
