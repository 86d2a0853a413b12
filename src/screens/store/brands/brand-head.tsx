import { counted } from '#language/counted.ts'
import { brandPageText } from '#language/browse/brand-page.text.ts'
import type { Language } from '#language/languages.ts'
import { inDepartment } from '#language/browse/list-titles.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { Later } from '#ui/later.tsx'
import { Picture } from '#ui/picture.tsx'
import { listAddress } from '#screens/store/addresses.ts'
import { useStoreFrame } from '#screens/store/footer/store-frame.ts'
import type { ListData } from '#screens/store/list/list-data.ts'

/** What is to be had with the designer says what this shopper has: no part of the page itself. */
const loadOffers = () => import('#screens/store/coupons/open-offers.tsx')

type BrandHeadProps = { brand: NonNullable<ListData['brand']>; tree: ListData['categoryTree'] }

/** Who the designer is, and what there is of them, by category. */
export default function BrandHead({ brand, tree }: BrandHeadProps) {
  const texts = useTexts(brandPageText)
  const language = useLanguage()
  const hasCommunity = useStoreFrame()?.facts.hasCommunity !== false
  const deepest = tree.filter(({ code }) => !tree.some((other) => other.code.startsWith(`${code}/`)))
  return (
    <div className="brand-head">
      {brand.hero ? (
        <div className="brand-hero">
          <Picture picture={brand.hero} sizes="(min-width: 1024px) 1200px, 100vw" most={1440} />
        </div>
      ) : null}
      <div>
        {brand.logo ? (
          <div className="brand-logo">
            <Picture picture={brand.logo} sizes="160px" most={360} />
          </div>
        ) : null}
        <p className="brand-origin caps mute">
          {[brand.origin, brand.year === null ? '' : texts.since(brand.year)]
            .filter(Boolean)
            .join(language === 'zh' ? '，' : ' · ')}
        </p>
        <p className="prose mute">{brand.story}</p>
        {hasCommunity ? (
          <p>
            <a
              className="link"
              data-reload=""
              href={`${localPath(language, '/community')}?${new URLSearchParams({ tab: 'brand', value: brand.code })}`}
            >
              {texts.posts}
            </a>
          </p>
        ) : null}
        <div className="brand-offers">
          <Later key={brand.code} load={loadOffers} props={{ brandCode: brand.code }} />
        </div>
      </div>
      <nav className="brand-kinds" aria-label={texts.categories(brand.name)}>
        <ul>
          {deepest.map(({ name, code, num }) => (
            <li key={code}>
              <a href={`${listAddress(language, code)}?brand=${encodeURIComponent(brand.code)}`}>
                <span>{fullName(tree, code, name, language)}</span>
                <span className="mute">{counted(num)}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

/** Two categories of one name are distinguished by their department. */
function fullName(tree: ListData['categoryTree'], code: string, name: string, language: Language): string {
  const alone = tree.filter((one) => one.name === name).length < 2
  const department = tree.find((one) => code.startsWith(`${one.code}/`))
  return alone || !department ? name : inDepartment[language](department.name, name)
}
