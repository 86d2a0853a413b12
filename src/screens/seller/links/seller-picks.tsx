import type { MetaArgs } from 'react-router'
import { sellerPicksText } from '#language/seller/seller-picks.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { OwnPicks } from '#modules/referrals/picks.contract.ts'
import { getOwnPicks, listReferralLinks, saveOwnPicks } from '#modules/referrals/referrals.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { answerDeskQuery, askAgain, useDeskQuery } from '#desk/desk-query.ts'
import { DeskSavedForm } from '#desk/saved-form.tsx'
import { DeskUnsaved } from '#desk/unsaved.tsx'
import type { Editing } from '#desk/use-editing.ts'
import { useSavedForm } from '#desk/use-saved-form.ts'
import { sellerHead } from '#screens/seller/frame/seller-head.ts'
import { callSeller } from '#screens/seller/frame/seller-session.ts'
import { TextArea, TextField, Tick } from '#ui/fields.tsx'
import { PickItems } from './pick-items.tsx'

export const meta = ({ location }: MetaArgs) => sellerHead(location.pathname, sellerPicksText.title)

/** The page of an influencer: its words, and the items in their order. */
export default function SellerPicks() {
  const texts = useTexts(sellerPicksText)
  const found = useDeskQuery(getOwnPicks, {})
  return (
    <>
      <h1 tabIndex={-1}>{texts.title}</h1>
      <p className="admin-lead">{texts.lead}</p>
      <DeskAnswer found={found} height={640}>
        {(picks) => <Page picks={picks} reload={found.refetch} />}
      </DeskAnswer>
    </>
  )
}

function Page({ picks, reload }: { picks: OwnPicks; reload: () => Promise<unknown> }) {
  const language = useLanguage()
  const texts = useTexts(sellerPicksText)
  const form = useSavedForm<OwnPicks>({
    shape: OwnPicks,
    newest: picks,
    path: (typed) => callSeller(saveOwnPicks, typed),
    onSaved: (saved) => {
      answerDeskQuery(getOwnPicks, {}, saved)
      askAgain(listReferralLinks)
    },
    reload,
    said: texts.said,
  })
  return (
    <>
      <DeskUnsaved when={form.isDirty} />
      {picks.isShown && picks.handle ? (
        <p className="seller-ways">
          <a className="link" href={localPath(language, `/picks/${picks.handle}`)}>
            {texts.see}
          </a>
        </p>
      ) : null}
      <DeskSavedForm form={form} save={texts.save} title={texts.form}>
        <Words editing={form.editing} />
        <PickItems editing={form.editing} />
      </DeskSavedForm>
    </>
  )
}

function Words({ editing }: { editing: Editing }) {
  const texts = useTexts(sellerPicksText)
  const field = (path: string, label: string, most: number) => ({
    label,
    maxLength: most,
    problem: editing.problem(path),
    value: editing.text(path),
    onChange: ({ target }: { target: { value: string } }) => editing.set(path, target.value),
  })
  return (
    <>
      <TextField {...field('handle', texts.handle, 30)} hint={texts.handleHint} autoComplete="off" spellCheck={false} />
      <div className="admin-form-pair">
        <TextField {...field('title.en', `${texts.pageTitle} · ${texts.english}`, 60)} lang="en" />
        <TextField {...field('title.zh', `${texts.pageTitle} · ${texts.chinese}`, 60)} lang="zh-Hant-HK" />
        <TextArea {...field('words.en', `${texts.words} · ${texts.english}`, 400)} rows={3} lang="en" />
        <TextArea {...field('words.zh', `${texts.words} · ${texts.chinese}`, 400)} rows={3} lang="zh-Hant-HK" />
      </div>
      <Tick checked={editing.read('isShown') === true} onChange={({ target }) => editing.set('isShown', target.checked)}>
        {texts.shown}
      </Tick>
    </>
  )
}
