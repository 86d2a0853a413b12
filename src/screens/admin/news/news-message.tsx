import { useState } from 'react'
import { adminNewsText, newsStateText } from '#language/admin/front/admin-news.text.ts'
import { showMoment } from '#language/dates.ts'
import { writtenIn } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { NewsDocument, type NewsWire } from '#modules/shop-news/shop-news.contract.ts'
import { getNews, listNews, saveNews } from '#modules/shop-news/shop-news.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { askAgain, askedAgain, useDeskQuery } from '#desk/desk-query.ts'
import { DeskFacts } from '#desk/facts.tsx'
import { listLeft } from '#desk/list-memory.ts'
import { DeskSavedForm } from '#desk/saved-form.tsx'
import { useSavedForm } from '#desk/use-saved-form.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { NewsActs } from './news-acts.tsx'
import { NewsFields } from './news-fields.tsx'
import { NewsPreview, ShownNews } from './news-preview.tsx'

const newMessage = (): NewsDocument => ({
  ...{ newsId: '', version: 0, title: { en: '', zh: '' }, text: { en: '', zh: '' }, link: '/' },
  ...{ side: '', bought: '', brandCode: '', inCommunity: false, at: '' },
})

/** One message to many; `new` is none yet. */
export function NewsMessage({ newsId }: { newsId: string }) {
  const language = useLanguage()
  const texts = useTexts(adminNewsText)
  const [empty] = useState(newMessage)
  return (
    <>
      <p className="admin-back">
        <a className="link" href={listLeft(localPath(language, '/admin/news'))}>
          {texts.back}
        </a>
      </p>
      {newsId === 'new' ? (
        <>
          <h1 tabIndex={-1}>{texts.newTitle}</h1>
          <NewsForm document={empty} reload={async () => {}} />
        </>
      ) : (
        <KnownNews key={newsId} newsId={newsId} />
      )}
    </>
  )
}

const WHILE_SENT_MS = 3_000

function KnownNews({ newsId }: { newsId: string }) {
  const texts = useTexts(adminNewsText)
  const found = useDeskQuery(
    getNews,
    { newsId },
    // While something is about to change by itself.
    {
      refetchInterval: ({ state }) =>
        state.data?.state === 'sending' || (state.data?.state === 'planned' && state.data.document.at === '')
          ? WHILE_SENT_MS
          : false,
    },
  )
  return (
    <DeskAnswer found={found} missing={<EmptyState level={1} title={texts.missing} />}>
      {(news) => <NewsFound news={news} />}
    </DeskAnswer>
  )
}

function NewsFound({ news }: { news: NewsWire }) {
  const language = useLanguage()
  const states = useTexts(newsStateText)
  const { document, state } = news
  const title = document.title[language]
  return (
    <>
      <h1 tabIndex={-1} lang={writtenIn(title)}>
        {title}
      </h1>
      <p className="admin-lead">{standing(news, states[state], language)}</p>
      <NewsActs news={news} />
      {state === 'draft' || state === 'planned' ? null : <Delivery news={news} />}
      {state === 'draft' ? (
        <NewsForm document={document} reload={() => askedAgain(getNews)} />
      ) : (
        <div className="admin-campaign-part">
          <ShownNews document={document} />
        </div>
      )}
    </>
  )
}

/** What it is now; of what is planned, for when. */
function standing({ state, document: { at } }: NewsWire, name: string, language: 'en' | 'zh'): string {
  return state === 'planned' && at !== '' ? `${name} · ${showMoment(`${at}:00+08:00`, language)}` : name
}

function Delivery({ news }: { news: NewsWire }) {
  const language = useLanguage()
  const texts = useTexts(adminNewsText)
  const moment = (at: string): string => (at ? showMoment(at, language) : '–')
  return (
    <DeskFacts
      id="news-facts"
      title={texts.facts}
      facts={[
        [texts.reached, String(news.reached)],
        [texts.read, String(news.read)],
        [texts.left, String(news.left)],
        [texts.waiting, String(news.waiting)],
        [texts.begun, moment(news.beginTime)],
        [texts.ended, moment(news.endTime)],
      ]}
    />
  )
}

function NewsForm({ document, reload }: { document: NewsDocument; reload: () => Promise<unknown> }) {
  const language = useLanguage()
  const texts = useTexts(adminNewsText)
  const onSaved = ({ newsId }: NewsDocument) => {
    askAgain(listNews)
    if (document.newsId === '') location.replace(localPath(language, `/admin/news/${newsId}`))
    else askAgain(getNews)
  }
  const form = useSavedForm<NewsDocument>({
    shape: NewsDocument,
    newest: document,
    path: saveNews,
    onSaved,
    said: texts.saved,
    reload,
  })
  return (
    <>
      <DeskSavedForm form={form} save={texts.save} title={document.title[language] || texts.newTitle}>
        <NewsFields editing={form.editing} />
      </DeskSavedForm>
      <NewsPreview document={form.value} />
    </>
  )
}
