import { listEmptyText } from '#language/browse/list-empty.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { listAddress } from '#screens/store/addresses.ts'
import { ChatLink } from '#screens/store/footer/chat-link.tsx'
import { Later } from '#ui/later.tsx'
import { ListMeant } from './list-meant.tsx'

const recommendedRail = () => import('#screens/store/card/recommended-rail.tsx')

const POPULAR = [
  ['womenBags', 'women/bags'],
  ['womenShoes', 'women/shoes'],
  ['womenClothing', 'women/clothing'],
  ['menShoes', 'men/shoes'],
  ['menAccessories', 'men/accessories'],
] as const

/** A list with nothing in it: what was asked, what may have been meant, and ways on. */
export default function ListNothing({ word, suggestion }: { word: string; suggestion: string }) {
  const language = useLanguage()
  const texts = useTexts(listEmptyText)
  return (
    <>
      <div className="empty">
        <h2>{word ? texts.noneTitle(word) : texts.noneHere}</h2>
        <ListMeant suggestion={suggestion} />
        <p>{texts.noneWords}</p>
        <form className="empty-search" action={localPath(language, '/product/list')} method="get" role="search">
          <input className="field-control" type="search" name="keyword" defaultValue={word} aria-label={texts.search} required />
          <button type="submit" className="btn">
            {texts.search}
          </button>
        </form>
        <h3 className="caps">{texts.popular}</h3>
        <ul className="empty-links">
          {POPULAR.map(([name, path]) => (
            <li key={path}>
              <a className="link" href={listAddress(language, path)}>
                {texts[name]}
              </a>
            </li>
          ))}
        </ul>
        <p>{texts.ask}</p>
        <ChatLink />
      </div>
      <Later load={recommendedRail} props={{}} />
    </>
  )
}
