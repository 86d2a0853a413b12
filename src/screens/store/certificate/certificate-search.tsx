import { type LoaderFunctionArgs, type MetaArgs, redirect, useLocation } from 'react-router'
import { certificateText } from '#language/buying/certificate.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useTexts } from '#language/texts.ts'
import { plainCertificateCode } from '#modules/certificates/certificates.rules.ts'
import { headTags } from '../head-tags.ts'
import { CertificateForm } from './certificate-form.tsx'
import './certificate.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

/** A form without script sends the code along; what can be one leads to its own page. */
export function loader({ url }: LoaderFunctionArgs) {
  const code = plainCertificateCode(url.searchParams.get('code') ?? '')
  return code ? redirect(localPath(languageOfPath(url.pathname), `/certificate/${code}`)) : null
}

export function meta({ location, matches }: MetaArgs) {
  const texts = textsIn(certificateText, languageOfPath(location.pathname))
  return headTags({ title: texts.checkTitle, description: texts.checkWords, pathname: location.pathname, matches })
}

/** Whoever holds a piece types what stands on its card. */
export default function CertificateSearch() {
  const texts = useTexts(certificateText)
  const typed = new URLSearchParams(useLocation().search).get('code') ?? ''
  return (
    <div className="wrap cert-find">
      <h1 tabIndex={-1}>{texts.checkTitle}</h1>
      <p className="mute">{texts.checkWords}</p>
      <CertificateForm typed={typed} {...(typed ? { problem: texts.unknownWords } : {})} />
    </div>
  )
}
