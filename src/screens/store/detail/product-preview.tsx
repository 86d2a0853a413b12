import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { adminProductDraftText } from '#language/product/product-draft.text.ts'
import { showMoment } from '#language/dates.ts'
import { languageOfPath } from '#language/languages.ts'
import { textsIn, useLanguage, useTexts } from '#language/texts.ts'
import { getSharedPreview } from '#modules/catalogue/editing/product-editing.paths.ts'
import { callContext } from '#screens/page-context.ts'
import { statusOfRefusal } from '#screens/page-problem.ts'
import { headTags } from '#screens/store/head-tags.ts'
import { PreviewBar } from './preview-bar.tsx'
import { previewView } from './preview-view.ts'
import { ProductPage } from './product-page.tsx'

export { ErrorView as ErrorBoundary } from '#screens/error-view.tsx'

export async function loader({ url, params, context }: LoaderFunctionArgs) {
  const found = await context.get(callContext)(getSharedPreview, { code: params.code ?? '' })
  if (found.ok) return { ...previewView(found.data.product, languageOfPath(url.pathname)), endTime: found.data.endTime }
  throw data(found.msg, { status: statusOfRefusal(found.code) })
}

export function meta({ location: { pathname }, matches }: MetaArgs<typeof loader>) {
  return headTags({ title: textsIn(adminProductDraftText, languageOfPath(pathname)).previewTitle, pathname, matches })
}

/** A draft for those who have a link to it, as long as the link lasts. */
export default function ProductPreview() {
  const { product, cards, endTime } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const texts = useTexts(adminProductDraftText)
  return (
    <>
      <ProductPage product={product} cards={cards} />
      <PreviewBar>
        <p>{texts.previewUntil(showMoment(endTime, language))}</p>
      </PreviewBar>
    </>
  )
}
