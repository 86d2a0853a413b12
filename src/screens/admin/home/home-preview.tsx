import { type MetaArgs, useParams } from 'react-router'
import { adminHomeText } from '#language/admin/admin-home.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import { getHomeDraft } from '#modules/content/admin-home.paths.ts'
import { headTags } from '#screens/store/head-tags.ts'
import { HomePage } from '#screens/store/home/home-page.tsx'
import { blockView } from '#screens/store/home/home-view.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ScriptNeeded } from '#ui/script-needed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useDeskQuery } from '#desk/desk-query.ts'
import { AdminDesk } from '#screens/admin/session/admin-desk.tsx'
import '#screens/store/preview.css'

export const meta = ({ location: { pathname }, matches }: MetaArgs) =>
  headTags({ title: textsIn(adminHomeText, languageOfPath(pathname)).previewTitle, pathname, matches })

/** The draft in the shop's own frame, as shoppers would be shown it. It is fetched with the operator's session and kept nowhere. */
export default function AdminHomePreview() {
  return (
    <AdminDesk>
      <HomePreview />
    </AdminDesk>
  )
}

function HomePreview() {
  const language = useLanguage()
  const texts = useTexts(adminHomeText)
  const side = useParams().side === 'men' ? 'men' : 'women'
  const { data, error } = useDeskQuery(getHomeDraft, { sexType: side })
  const back = localPath(language, side === 'men' ? '/admin/home/men' : '/admin/home')
  if (!data && error) {
    const toSignIn = (
      <a className="btn" href={back}>
        {texts.toSignIn}
      </a>
    )
    return (
      <EmptyState level={1} title={texts.previewTitle} action={toSignIn}>
        {texts.signInFirst}
      </EmptyState>
    )
  }
  return (
    <>
      {data ? <HomePage blocks={data.shown.map((block) => blockView(block, language))} /> : <Waiting />}
      <aside className="preview-bar" aria-label={texts.previewTitle}>
        <p>{texts.previewBar(texts[side])}</p>
        <a className="link" href={back}>
          {texts.backToBlocks}
        </a>
      </aside>
    </>
  )
}

function Waiting() {
  const texts = useTexts(adminHomeText)
  return (
    <>
      <h1 className="hidden-text">{texts.previewTitle}</h1>
      <Skeleton height={640} />
      <ScriptNeeded />
    </>
  )
}
