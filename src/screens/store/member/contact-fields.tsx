import { callingCodes, NEAR_CODES } from '#language/member/calling-codes.ts'
import { signInText } from '#language/member/sign-in.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { PHONE } from '#platform/text/typed-text.ts'
import { SelectField, TextField } from '#ui/fields.tsx'
import './door.css'

/** What is typed of a contact; both kinds are kept, so that going back and forth loses nothing. */
export type TypedContact = { kind: 'mobile' | 'email'; areaNum: string; mobile: string; email: string }
export const noContact: TypedContact = { kind: 'mobile', areaNum: '+852', mobile: '', email: '' }

/** What a call is told: the one that is chosen. */
export const contactAsked = ({ kind, areaNum, mobile, email }: TypedContact) =>
  kind === 'email' ? { email } : { areaNum, mobile }

type Props = {
  typed: TypedContact
  problems: Record<string, string>
  change: (part: Partial<TypedContact>) => void
}

export function ContactFields({ typed, problems, change, codesPage = true }: Props & { codesPage?: boolean }) {
  const texts = useTexts(signInText)
  return (
    <>
      <fieldset className="door-tabs">
        <legend className="hidden-text">{texts.contactBy}</legend>
        {(['mobile', 'email'] as const).map((kind) => (
          <label key={kind}>
            <input
              className="hidden-text"
              type="radio"
              name="contact-kind"
              checked={typed.kind === kind}
              onChange={() => change({ kind })}
            />
            {texts[kind]}
          </label>
        ))}
      </fieldset>
      <ContactField {...{ typed, problems, change, codesPage }} />
    </>
  )
}

/** The field of the kind that is chosen. `codesPage`: phones choose the country or region code on a page; what is typed here is kept meanwhile. */
export function ContactField({ typed, problems, change, codesPage = false }: Props & { codesPage?: boolean }) {
  const texts = useTexts(signInText)
  if (typed.kind === 'mobile') return <PhoneFields {...{ typed, problems, change, codesPage }} />
  return (
    <TextField
      label={texts.emailAddress}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      spellCheck={false}
      value={typed.email}
      problem={problems.email}
      onChange={({ target }) => change({ email: target.value })}
    />
  )
}

function PhoneFields({ typed, problems, change, codesPage }: Props & { codesPage: boolean }) {
  const texts = useTexts(signInText)
  const language = useLanguage()
  const options = callingCodes.map((place) => ({
    value: place.code,
    name: language === 'zh' ? place.code + place.zh : `${place.code} ${place.en}`,
  }))
  return (
    <div className="door-phone">
      {codesPage ? (
        <div className="field door-code">
          <span className="field-label">{texts.areaNum}</span>
          <a className="field-control" href={localPath(language, '/member/Country')} aria-label={texts.chooseCode(typed.areaNum)}>
            {typed.areaNum}
          </a>
        </div>
      ) : null}
      <SelectField
        label={texts.areaNum}
        name="areaNum"
        autoComplete="tel-country-code"
        value={typed.areaNum}
        groups={[
          { name: texts.near, options: options.slice(0, NEAR_CODES) },
          { name: texts.more, options: options.slice(NEAR_CODES) },
        ]}
        onChange={({ target }) => change({ areaNum: target.value })}
      />
      <TextField
        label={texts.mobileNumber}
        name="mobile"
        typing={PHONE}
        inputMode="tel"
        autoComplete="tel-national"
        value={typed.mobile}
        problem={problems.mobile}
        onChange={({ target }) => change({ mobile: target.value })}
      />
    </div>
  )
}
