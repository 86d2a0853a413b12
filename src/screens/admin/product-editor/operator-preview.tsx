import { type MetaArgs, useParams } from 'react-router'
import { adminProductDraftText } from '#language/product/product-draft.text.ts'
import { languageOfPath } from '#language/languages.ts'
import { localPath, textsIn, useLanguage, useTexts } from '#language/texts.ts'
import { getProductPreview } from '#modules/catalogue/editing/product-editing.paths.ts'
import { useDeskQuery } from '#desk/desk-query.ts'
import { AdminDesk } from '#screens/admin/session/admin-desk.tsx'
import { PreviewBar } from '#screens/store/detail/preview-bar.tsx'
import { previewView } from '#screens/store/detail/preview-view.ts'
import { ProductPage } from '#screens/store/detail/product-page.tsx'
import { headTags } from '#screens/store/head-tags.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ScriptNeeded } from '#ui/script-needed.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

export const meta = ({ location: { pathname }, matches }: MetaArgs) =>
  headTags({ title: textsIn(adminProductDraftText, languageOfPath(pathname)).previewTitle, pathname, matches })

/** The draft in the shop's own frame, as shoppers would be shown it. It is fetched with the operator's session and kept nowhere. */
export default function AdminProductPreview() {
  return (
    <AdminDesk>
      <ProductPreview />
    </AdminDesk>
  )
}

function ProductPreview() {
  const language = useLanguage()
  const texts = useTexts(adminProductDraftText)
  const { productId = '' } = useParams()
  const { data, error } = useDeskQuery(getProductPreview, { productId })
  const back = localPath(language, `/admin/products/${productId}`)
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
      {data ? <ProductPage {...previewView(data.product, language)} /> : <Waiting />}
      <PreviewBar>
        <a className="link" href={back}>
          {texts.backToEditor}
        </a>
      </PreviewBar>
    </>
  )
}

function Waiting() {
  const texts = useTexts(adminProductDraftText)
  return (
    <>
      <h1 className="hidden-text">{texts.previewTitle}</h1>
      <Skeleton height={640} />
      <ScriptNeeded />
    </>
  )
}
