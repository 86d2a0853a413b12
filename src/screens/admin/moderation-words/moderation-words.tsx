import type { MetaArgs } from 'react-router'
import { showMoment } from '#language/dates.ts'
import { moderationWordsText } from '#language/moderation/moderation-words.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import type { ListedWordsWire } from '#modules/moderation/words/words.contract.ts'
import {
  discardModerationWords,
  listModerationWords,
  publishModerationWords,
  testModerationWords,
} from '#modules/moderation/words/words.paths.ts'
import { askAgain, KEEP_LAST, useDeskAction, useDeskQuery } from '#desk/desk-query.ts'
import { DeskListResult } from '#desk/list-result.tsx'
import { DeskSearch } from '#desk/search.tsx'
import { useListAddress } from '#desk/use-list-address.ts'
import { adminHead } from '#screens/admin/frame/head.ts'
import { callAdmin } from '#screens/admin/session/session.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toasts.ts'
import { AddWord } from './add-word.tsx'
import { WordTable } from './word-table.tsx'
import { WordTrial } from './word-trial.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, moderationWordsText.title)

/** Words that hold a text back: the list in force, the draft of the next one, and what the draft would change. */
export default function ModerationWords() {
  const texts = useTexts(moderationWordsText)
  const { query, addressOf, show } = useListAddress()
  const found = useDeskQuery(listModerationWords, { word: query.word, pageNum: query.page }, KEEP_LAST)
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="admin-lead">{texts.lead}</p>
      {found.data ? <Versions words={found.data} /> : null}
      <AddWord />
      <DeskSearch label={texts.find} word={query.word} onSearch={(word) => show({ word })} />
      <DeskListResult found={found} texts={texts} filtered={query.word !== ''} addressOf={addressOf}>
        {({ list }) => <WordTable list={list} />}
      </DeskListResult>
    </>
  )
}

function Versions({ words }: { words: ListedWordsWire }) {
  const language = useLanguage()
  const texts = useTexts(moderationWordsText)
  const { live, liveTime, draft, added, removed, trial } = words
  const { act, busy } = useDeskAction((what: 'test' | 'publish' | 'discard') => {
    const path = { test: testModerationWords, publish: publishModerationWords, discard: discardModerationWords }[what]
    return callAdmin<{ draft: number }, unknown>(path, { draft })
  })
  const press = async (what: 'test' | 'publish' | 'discard'): Promise<void> => {
    if (busy) return
    const result = await act(what)
    askAgain(listModerationWords)
    if (!result.ok) toast('error', result.msg)
    else if (what !== 'test') toast('success', what === 'publish' ? texts.publishDone : texts.discardDone)
  }
  return (
    <section aria-label={texts.change}>
      <p className="mute">{texts.live(live, showMoment(liveTime, language))}</p>
      {draft === 0 ? null : (
        <>
          <p>
            <b>{texts.draft(draft, added, removed)}</b>
          </p>
          <p className="admin-buttons">
            {trial && trial.caught.length === 0 ? (
              <Button busy={busy} onClick={() => void press('publish')}>
                {texts.publish}
              </Button>
            ) : null}
            <Button look={trial ? 'line' : 'primary'} busy={busy} onClick={() => void press('test')}>
              {texts.test}
            </Button>
            <Button look="line" busy={busy} onClick={() => void press('discard')}>
              {texts.discard}
            </Button>
          </p>
          {trial ? <WordTrial trial={trial} /> : null}
        </>
      )}
    </section>
  )
}
