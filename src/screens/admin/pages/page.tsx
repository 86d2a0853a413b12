import { type MetaArgs, useParams } from 'react-router'
import { adminPagesText } from '#language/admin/front/admin-pages.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { type PageEditWire, SavedPage } from '#modules/content/page-words.contract.ts'
import { getPage, listPages, savePage } from '#modules/content/page-words.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { DeskSavedForm } from '#desk/saved-form.tsx'
import { DeskUnsaved } from '#desk/unsaved.tsx'
import { useSavedForm } from '#desk/use-saved-form.ts'
import { AdminWords } from '#screens/admin/home/block-fields.tsx'
import { askAgain, useDeskQuery } from '#desk/desk-query.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { AdminPageFigures } from './page-figures.tsx'
import { AdminPagePreview } from './page-preview.tsx'
import { AdminPageVersions } from './page-versions.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminPagesText.title)

/** One page of words: both languages side by side, how it will look, and what it was before. */
export default function AdminPage() {
  const language = useLanguage()
  const texts = useTexts(adminPagesText)
  const { name = '' } = useParams()
  const found = useDeskQuery(getPage, { name })
  return (
    <>
      <p className="admin-back">
        <a className="link" href={localPath(language, '/admin/pages')}>
          {texts.back}
        </a>
      </p>
      <h1 tabIndex={-1}>{found.data?.page.title[language] ?? texts.title}</h1>
      <DeskAnswer found={found} height={900} missing={<EmptyState title={texts.missingTitle} />}>
        {(data) => <PageForm key={name} data={data} reload={found.refetch} />}
      </DeskAnswer>
    </>
  )
}

function PageForm({ data, reload }: { data: PageEditWire; reload: () => Promise<unknown> }) {
  const language = useLanguage()
  const texts = useTexts(adminPagesText)
  const { page, address, isQuestions, figures, versions } = data
  const onSaved = () => {
    askAgain(getPage)
    askAgain(listPages)
  }
  const form = useSavedForm<SavedPage>({ shape: SavedPage, newest: page, path: savePage, onSaved, reload })
  const { editing, value, isDirty } = form
  return (
    <div className="admin-page-words">
      <DeskUnsaved when={isDirty} />
      <p>
        <a className="link" href={localPath(language, address)} target="_blank" rel="noreferrer">
          {texts.show}
        </a>
      </p>
      <DeskSavedForm form={form} save={texts.save} title={page.title[language]}>
        <AdminWords editing={editing} path="title" label={texts.pageTitle} most={80} />
        <AdminWords editing={editing} path="lead" label={texts.pageLead} most={169} rows={3} />
        <AdminWords editing={editing} path="body" label={texts.body} most={40_000} rows={24} />
        <p className="mute">{isQuestions ? texts.questionsHint : texts.bodyHint}</p>
      </DeskSavedForm>
      <AdminPageFigures figures={figures} />
      <AdminPagePreview words={value} />
      <AdminPageVersions name={page.name} live={page.version} versions={versions} onTake={editing.set} />
    </div>
  )
}
