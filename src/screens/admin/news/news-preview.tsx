import { useState } from 'react'
import { adminNewsText } from '#language/admin/front/admin-news.text.ts'
import { useTexts } from '#language/texts.ts'
import type { NewsDocument, NewsReachWire } from '#modules/shop-news/shop-news.contract.ts'
import { previewNews } from '#modules/shop-news/shop-news.paths.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Part } from '#screens/admin/campaigns/campaign-inputs.tsx'
import { Button } from '#ui/button.tsx'

/** What is typed, as a member will see it, and how many it would reach now. */
export function NewsPreview({ document }: { document: NewsDocument }) {
  const texts = useTexts(adminNewsText)
  const [busy, setBusy] = useState(false)
  const [reach, setReach] = useState<NewsReachWire>()
  const [problem, setProblem] = useState('')
  const look = async (): Promise<void> => {
    setBusy(true)
    const result = await callAdmin(previewNews, document)
    setBusy(false)
    setReach(result.ok ? result.data : undefined)
    setProblem(result.ok ? '' : result.data.fields ? texts.notYet : result.msg)
  }
  return (
    <div className="admin-campaign-part">
      <Part title={texts.preview} hint={texts.previewHint}>
        <ShownNews document={document} />
        <div role="status">{reach ? <p>{texts.reach(reach.members, reach.mail, reach.sms)}</p> : null}</div>
        <div role="alert">{problem ? <p className="field-problem">{problem}</p> : null}</div>
        <p>
          <Button look="line" busy={busy} onClick={() => void look()}>
            {texts.look}
          </Button>
        </p>
      </Part>
    </div>
  )
}

/** As the page of messages shows it, in both languages. */
export function ShownNews({ document: { title, text } }: { document: NewsDocument }) {
  const texts = useTexts(adminNewsText)
  return (
    <div className="admin-news-shown">
      {(['en', 'zh'] as const).map((language) => (
        <article key={language} lang={language === 'zh' ? 'zh-Hant-HK' : 'en-HK'}>
          <h3>{title[language] || texts.noTitle}</h3>
          <p>{text[language]}</p>
        </article>
      ))}
    </div>
  )
}
