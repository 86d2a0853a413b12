import { type MetaArgs, useNavigate } from 'react-router'
import { callingCodes } from '#language/member/calling-codes.ts'
import { phoneRegionText } from '#language/member/phone-regions.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import { headTags } from '../head-tags.ts'
import { beginWith, useDraft } from './sign-in-draft.ts'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

export const meta = ({ location, matches }: MetaArgs) => {
  const { title, lead } = textsIn(phoneRegionText, languageOfPath(location.pathname))
  return headTags({ title, description: lead, pathname: location.pathname, matches })
}

/** Chooses the country or region code of the number at the way in, and leads back to it. */
export default function PhoneRegions() {
  const language = useLanguage()
  const texts = useTexts(phoneRegionText)
  const navigate = useNavigate()
  const [{ areaNum }] = useDraft()
  const choose = (code: string): void => {
    beginWith({ kind: 'mobile', areaNum: code })
    // Where the router has been before, there is somewhere to go back to.
    if ((history.state as { idx?: number } | null)?.idx) void navigate(-1)
    else void navigate(localPath(language, '/member/login'), { replace: true })
  }
  return (
    <div className="door-step">
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p>{texts.lead}</p>
      <ul className="door-codes">
        {callingCodes.map(({ code, en, zh, example }) => (
          <li key={code}>
            <button type="button" aria-current={code === areaNum ? 'true' : undefined} onClick={() => choose(code)}>
              <span>{language === 'zh' ? zh : en}</span>
              <span className="door-code-number">{code}</span>
              <span className="mute">{texts.example(example)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
