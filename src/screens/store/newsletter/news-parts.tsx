import { newsletterText } from '#language/frame/newsletter.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { SubscribeWire } from '#modules/newsletter/newsletter.contract.ts'
import { CONSENT_VERSION } from '#modules/newsletter/newsletter.rules.ts'
import { TextField, Tick } from '#ui/fields.tsx'
import type { NewsProblems } from './use-news-form.ts'

/** A mailbox and its own consent: the box is empty, and one says nothing about another channel. */
export function EmailChannel({ problems }: { problems: NewsProblems }) {
  const texts = useTexts(newsletterText)
  return (
    <div className="news-channel">
      <TextField
        label={texts.email}
        type="email"
        name="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={120}
        problem={problems.email}
      />
      <Tick name="emailConsent" problem={problems.emailConsent}>
        {texts.emailConsent}
      </Tick>
    </div>
  )
}

/** What the address is used for, said before it is given; and which wording was shown. */
export function NewsPurpose({ source }: { source: 'footer' | 'page' }) {
  const texts = useTexts(newsletterText)
  const language = useLanguage()
  return (
    <>
      <input type="hidden" name="textVersion" value={CONSENT_VERSION} />
      <input type="hidden" name="source" value={source} />
      <p className="news-purpose mute">
        {texts.purpose}{' '}
        <a className="link" href={localPath(language, '/statement/privacy')}>
          {texts.privacy}
        </a>
      </p>
    </>
  )
}

/** The same whether the address was known before or not. */
export function NewsThanks({ done }: { done: SubscribeWire }) {
  const texts = useTexts(newsletterText)
  return (
    <div role="status" className="news-thanks">
      <p className="serif">{texts.thanks}</p>
      {done.email ? <p>{texts.thanksEmail}</p> : null}
      {done.sms ? <p>{texts.thanksSms}</p> : null}
    </div>
  )
}
