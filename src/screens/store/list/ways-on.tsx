import { listEmptyText } from '#language/browse/list-empty.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { listAddress } from '#screens/store/addresses.ts'

const POPULAR = [
  ['womenBags', 'women/bags'],
  ['womenShoes', 'women/shoes'],
  ['womenClothing', 'women/clothing'],
  ['menShoes', 'men/shoes'],
  ['menAccessories', 'men/accessories'],
] as const

/** Where a page has nothing to show: a search, and the lists most people want. `word`: what was sought. */
export function WaysOn({ word = '' }: { word?: string }) {
  const language = useLanguage()
  const texts = useTexts(listEmptyText)
  return (
    <>
      <form className="empty-search" action={localPath(language, '/product/list')} method="get" role="search">
        <input className="field-control" type="search" name="keyword" defaultValue={word} aria-label={texts.search} required />
        <button type="submit" className="btn">
          {texts.search}
        </button>
      </form>
      <p className="caps" id="popular-lists">
        {texts.popular}
      </p>
      <ul className="empty-links" aria-labelledby="popular-lists">
        {POPULAR.map(([name, path]) => (
          <li key={path}>
            <a className="link" href={listAddress(language, path)}>
              {texts[name]}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
