import { useState } from 'react'
import { adminNewsText, newsMovedText } from '#language/admin/front/admin-news.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { MoveNewsInput, type NewsMove, type NewsWire } from '#modules/shop-news/shop-news.contract.ts'
import { getNews, listNews, moveNews, previewNews } from '#modules/shop-news/shop-news.paths.ts'
import { answerDeskQuery, askAgain, useDeskQuery } from '#desk/desk-query.ts'
import { DeskDialogForm } from '#desk/dialog-form.tsx'
import { DeskDialog } from '#desk/dialog.tsx'
import { useDeskForm } from '#desk/use-desk-form.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'

type Props = { news: NewsWire }

/** Sends or plans what is written, and stops what is on its way; each is asked once more. */
export function NewsActs({ news }: Props) {
  const texts = useTexts(adminNewsText)
  const [asked, ask] = useState<NewsMove>()
  const { state, document } = news
  if (state === 'sent' || state === 'stopped') return null
  return (
    <div className="admin-campaign-acts">
      {state === 'draft' ? (
        <Button onClick={() => ask('send')}>{document.at === '' ? texts.send : texts.plan}</Button>
      ) : (
        <Button look="line" onClick={() => ask('stop')}>
          {state === 'planned' ? texts.unplan : texts.stop}
        </Button>
      )}
      {asked ? <MoveDialog news={news} move={asked} onClose={() => ask(undefined)} /> : null}
    </div>
  )
}

function MoveDialog({ news: { document, state }, move, onClose }: Props & { move: NewsMove; onClose: () => void }) {
  const language = useLanguage()
  const texts = useTexts(adminNewsText)
  const form = useDeskForm<MoveNewsInput>(MoveNewsInput, { newsId: document.newsId, version: document.version, move })
  const send = form.submit(async (input) => {
    const result = await callAdmin(moveNews, input)
    if (!result.ok) return form.refuse(result)
    answerDeskQuery(getNews, { newsId: document.newsId }, result.data)
    askAgain(listNews)
    toast('success', newsMovedText[result.data.state][language])
    return onClose()
  })
  const press = move === 'send' ? (document.at === '' ? texts.send : texts.plan) : state === 'planned' ? texts.unplan : texts.stop
  return (
    <DeskDialog title={move === 'send' ? texts.sendTitle : texts.stopTitle} onClose={onClose}>
      <DeskDialogForm onSubmit={send} onClose={onClose} press={press} busy={form.busy} refusal={form.refusal}>
        <p>
          <b>{document.title[language]}</b>
        </p>
        {move === 'send' ? <Reach document={document} /> : <p>{texts.stopWords}</p>}
      </DeskDialogForm>
    </DeskDialog>
  )
}

function Reach({ document }: Pick<NewsWire, 'document'>) {
  const texts = useTexts(adminNewsText)
  const { data } = useDeskQuery(previewNews, document)
  return <p aria-live="polite">{data ? texts.sendWords(data.members) : '…'}</p>
}
