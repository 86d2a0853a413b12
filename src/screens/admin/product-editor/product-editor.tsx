import { type MetaArgs, useParams } from 'react-router'
import { adminProductDraftText } from '#language/product/product-draft.text.ts'
import { writtenIn } from '#language/languages.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { getProductEdit, listProductChoices } from '#modules/catalogue/editing/product-editing.paths.ts'
import { DeskAnswer } from '#desk/answer.tsx'
import { adminHead } from '#screens/admin/frame/head.ts'
import { ONCE, useDeskQuery } from '#desk/desk-query.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { EditorForm } from './editor-form.tsx'

export const meta = ({ location }: MetaArgs) => adminHead(location.pathname, adminProductDraftText.product)

/** One product, new or known: its draft, and how it comes into the shop. */
export default function AdminProductEditor() {
  const language = useLanguage()
  const texts = useTexts(adminProductDraftText)
  const { productId = '' } = useParams()
  const found = useDeskQuery(getProductEdit, { productId })
  const choices = useDeskQuery(listProductChoices, {}, ONCE)
  const name = found.data?.draft.document.name
  const title = name?.[language] || name?.en || name?.zh
  return (
    <>
      <p className="admin-back">
        <a className="link" href={localPath(language, '/admin/products')}>
          {texts.toProducts}
        </a>
      </p>
      <h1 tabIndex={-1} lang={title && writtenIn(title)}>
        {title || (found.data ? texts.unnamed : texts.product)}
      </h1>
      {found.data ? <p className="mute">{found.data.draft.document.spuCode}</p> : null}
      <DeskAnswer found={found} height={640} missing={<EmptyState title={texts.missingTitle} />}>
        {(edit) => (
          <DeskAnswer found={choices} height={640}>
            {(known) => <EditorForm key={productId} edit={edit} choices={known} reload={found.refetch} />}
          </DeskAnswer>
        )}
      </DeskAnswer>
    </>
  )
}
