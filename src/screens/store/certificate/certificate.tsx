import { pieceName } from '#language/product/piece-name.ts'
import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { certificateText } from '#language/buying/certificate.text.ts'
import { showDate, showMoment } from '#language/dates.ts'
import { languageOfPath } from '#language/languages.ts'
import { screenCodes } from '#language/screen-codes.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import type { CertificateWire } from '#modules/certificates/certificates.contract.ts'
import { checkCertificate } from '#modules/certificates/certificates.paths.ts'
import { dayInHongKong } from '#platform/clock.ts'
import { Button } from '#ui/button.tsx'
import { AnyIcon } from '#ui/icons/any-icon.tsx'
import { Picture } from '#ui/picture.tsx'
import { callContext } from '../../page-context.ts'
import { headTags } from '../head-tags.ts'
import { CertificateForm } from './certificate-form.tsx'
import { CertificateGrounds } from './certificate-grounds.tsx'
import { CertificateOnPaper } from './certificate-on-paper.tsx'
import { CertificateWork } from './certificate-work.tsx'
import './certificate.css'
import './certificate-work.css'
import './certificate-print.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const code = params.code ?? ''
  const found = await context.get(callContext)(checkCertificate, { code })
  if (found.ok) return { code, certificate: found.data }
  const isUnknown = found.code === screenCodes.NOT_FOUND || found.code === screenCodes.BAD_INPUT
  if (!isUnknown) throw data(found.msg, { status: 503 })
  return data({ code, certificate: null }, { status: 404 })
}

export function meta({ location, matches, loaderData }: MetaArgs<typeof loader>) {
  const texts = textsIn(certificateText, languageOfPath(location.pathname))
  const title = loaderData?.certificate ? texts.title(loaderData.certificate.code) : texts.checkTitle
  return headTags({ title, pathname: location.pathname, matches, alternates: false })
}

/** What the shop has to say of one certificate, to whoever holds its piece. */
export default function Certificate() {
  const { code, certificate } = useLoaderData<typeof loader>()
  if (!certificate) return <Unknown code={code} />
  return certificate.state === 'genuine' ? <Genuine certificate={certificate} /> : <NotInForce certificate={certificate} />
}

function Unknown({ code }: { code: string }) {
  const language = useLanguage()
  const texts = useTexts(certificateText)
  return (
    <div className="wrap cert-find">
      <h1 tabIndex={-1}>{texts.unknown}</h1>
      <p className="mute">{texts.unknownWords}</p>
      <CertificateForm typed={code.slice(0, 40)} problem={texts.notInRegister} />
      <p>
        <a className="link" href={localPath(language, '/statement/contact')}>
          {texts.boughtAsOurs}
        </a>
      </p>
    </div>
  )
}

function NotInForce({ certificate }: { certificate: CertificateWire }) {
  const language = useLanguage()
  const texts = useTexts(certificateText)
  const { withdrawn } = certificate
  return (
    <div className="wrap cert-find">
      <p className="mute cert-when">{texts.title(certificate.code)}</p>
      <h1 tabIndex={-1}>{withdrawn ? texts.withdrawn : texts.damaged}</h1>
      <p>
        {withdrawn
          ? texts[`because-${withdrawn.reason}`](showDate(dayInHongKong(new Date(withdrawn.date)), language))
          : texts.damagedWords}
      </p>
      {withdrawn ? <CertificateFacts certificate={certificate} /> : null}
      <p>
        <a className="link" href={localPath(language, '/statement/contact')}>
          {texts.inYourHands}
        </a>
      </p>
    </div>
  )
}

function Genuine({ certificate }: { certificate: CertificateWire }) {
  const language = useLanguage()
  const texts = useTexts(certificateText)
  const picture = certificate.pictures[0]?.picture ?? certificate.productImg
  return (
    <>
      <div className="cert">
        <div className="cert-pic">
          {picture ? (
            <Picture picture={{ ...picture, alt: certificate.title }} sizes="(min-width: 900px) 50vw, 100vw" first />
          ) : null}
        </div>
        <section className="cert-say">
          <div className="cert-seal" role="status">
            <i>
              <AnyIcon name="success" />
            </i>
            <p>
              <b>{texts.name}</b>
              <span className="mute">{texts.checkedNow(showMoment(certificate.checkedAt, language))}</span>
            </p>
          </div>
          <h1 tabIndex={-1}>{texts.genuine}</h1>
          <p className="cert-words">{texts.genuineWords(showDate(certificate.examined, language))}</p>
          <CertificateFacts certificate={certificate} />
          <div className="cert-acts">
            <Button onClick={() => print()}>{texts.print}</Button>
            <a className="link" href={localPath(language, '/statement/contact')}>
              {texts.different}
            </a>
          </div>
        </section>
      </div>
      <CertificateWork certificate={certificate} />
      <CertificateGrounds certificate={certificate} />
      <CertificateOnPaper certificate={certificate}>
        <CertificateFacts certificate={certificate} />
      </CertificateOnPaper>
    </>
  )
}

function CertificateFacts({ certificate }: { certificate: CertificateWire }) {
  const language = useLanguage()
  const texts = useTexts(certificateText)
  const { brandName, title, colour, size, articleNumber, ordered, examined, code } = certificate
  const facts: [string, string][] = [
    [texts.piece, pieceName(brandName, title)],
    [texts.look, [colour, size].filter(Boolean).join(language === 'zh' ? '，' : ', ')],
    [texts.item, articleNumber],
    [texts.ordered, showDate(ordered, language)],
    [texts.examined, showDate(examined, language)],
    [texts.code, code],
  ]
  return (
    <dl className="cert-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
