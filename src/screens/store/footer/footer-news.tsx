import { newsletterText } from '#language/frame/newsletter.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { Button } from '#ui/button.tsx'
import { EmailChannel, NewsPurpose, NewsThanks } from '../newsletter/news-parts.tsx'
import { useNewsForm } from '../newsletter/use-news-form.ts'

/** News by e-mail from any page; the other channel has a page of its own. */
export function FooterNews() {
  const texts = useTexts(newsletterText)
  const language = useLanguage()
  const { form, problems, done, busy, submit } = useNewsForm('footer')
  const page = localPath(language, '/newsletter')
  return (
    <section className="footer-news" aria-labelledby="footer-news">
      <div>
        <h2 id="footer-news">{texts.title}</h2>
        <p className="mute">{texts.lead}</p>
      </div>
      {done ? (
        <NewsThanks done={done} />
      ) : (
        <form ref={form} method="post" action={page} noValidate onSubmit={submit}>
          <EmailChannel problems={problems} />
          <div className="footer-news-ways">
            <Button type="submit" busy={busy}>
              {busy ? texts.sending : texts.subscribe}
            </Button>
            <a className="link" href={page}>
              {texts.bySms}
            </a>
          </div>
          <NewsPurpose source="footer" />
        </form>
      )}
    </section>
  )
}
