import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData, useLocation } from 'react-router'
import { sellerKindsText } from '#language/sellers/kinds.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { listMerchantKinds } from '#modules/applications/applications.paths.ts'
import { callContext } from '../../page-context.ts'
import { InfoPage, Words } from '../info/info-page.tsx'
import { informationTags, loadInformation } from '../info/information.ts'
import { KindFacts, KindName } from './kind-card.tsx'
import './sellers.css'

export { ErrorView as ErrorBoundary } from '../../error-view.tsx'

export async function loader(given: LoaderFunctionArgs) {
  const kinds = await given.context.get(callContext)(listMerchantKinds, {})
  if (!kinds.ok) throw data(kinds.msg, { status: 503 })
  return { page: await loadInformation(given), kinds: kinds.data }
}

export const meta = ({ loaderData, ...page }: MetaArgs<typeof loader>) =>
  loaderData ? informationTags(loaderData.page, page) : []

/** What sellers, and brands at their own address, get and give here; and the way to apply. */
export default function Partnership() {
  const { page, kinds } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const texts = useTexts(sellerKindsText)
  const isForBrands = useLocation().pathname.endsWith('/brandEntry')
  const shown = kinds.kinds.filter(({ kind }) => !isForBrands || kind === 'brand' || kind === 'genuine-store')
  return (
    <InfoPage page={page}>
      <p className="sellers-begin">
        <a className="btn" href={localPath(language, isForBrands ? '/seller/apply?kind=brand' : '/seller/apply')}>
          {isForBrands ? texts.applyBrand : texts.apply}
        </a>
      </p>
      <section aria-labelledby="who-sells">
        <h2 id="who-sells">{texts.title}</h2>
        <ul className="kind-cards">
          {shown.map((kind) => (
            <li key={kind.kind} className="kind-card">
              <h3>
                <KindName kind={kind.kind} />
              </h3>
              <KindFacts kind={kind} kinds={kinds} />
            </li>
          ))}
        </ul>
        <p className="mute">{texts.card(kinds.card)}</p>
      </section>
      <Words html={page.html} />
    </InfoPage>
  )
}
