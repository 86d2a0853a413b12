import { newsletterText } from '#language/frame/newsletter.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { areaNumbers } from '#modules/fulfilment/address.rules.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField, Tick } from '#ui/fields.tsx'
import { EmailChannel, NewsPurpose, NewsThanks } from './news-parts.tsx'
import { type NewsProblems, useNewsForm } from './use-news-form.ts'

/** Both channels, each with a consent of its own. */
export function NewsletterForm() {
  const texts = useTexts(newsletterText)
  const language = useLanguage()
  const { form, problems, done, busy, submit } = useNewsForm('page')
  if (done) return <NewsThanks done={done} />
  return (
    <form ref={form} className="news-form" method="post" action={localPath(language, '/newsletter')} noValidate onSubmit={submit}>
      <EmailChannel problems={problems} />
      <SmsChannel problems={problems} />
      <NewsPurpose source="page" />
      <Button type="submit" busy={busy}>
        {busy ? texts.sending : texts.subscribe}
      </Button>
    </form>
  )
}

function SmsChannel({ problems }: { problems: NewsProblems }) {
  const texts = useTexts(newsletterText)
  return (
    <div className="news-channel">
      <div className="news-number">
        <SelectField label={texts.areaNum} name="areaNum" options={areaNumbers.map((code) => ({ value: code, name: code }))} />
        <TextField
          label={texts.mobile}
          inputMode="tel"
          name="mobile"
          autoComplete="tel-national"
          maxLength={40}
          problem={problems.mobile}
        />
      </div>
      <Tick name="smsConsent" problem={problems.smsConsent}>
        {texts.smsConsent}
      </Tick>
    </div>
  )
}
