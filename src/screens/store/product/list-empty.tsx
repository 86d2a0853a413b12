import { useLocation } from 'react-router'
import { listText } from '#language/list.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { listAddress, searchAddress } from '../addresses.ts'
import { ChatLink } from '../footer/chat-link.tsx'
import { cleared, isNarrowed, type ListQuery, listSearch } from './list-query.ts'

const POPULAR = [
  ['womenBags', 'women/bags'],
  ['womenShoes', 'women/shoes'],
  ['womenClothing', 'women/clothing'],
  ['menShoes', 'men/shoes'],
  ['menAccessories', 'men/accessories'],
] as const

export function ListEmpty({ query, suggestion }: { query: ListQuery; suggestion: string }) {
  const texts = useTexts(listText)
  const { pathname } = useLocation()
  if (isNarrowed(query)) {
    const clear = (
      <a className="btn" href={pathname + listSearch(cleared(query))} data-stay>
        {texts.clearAll}
      </a>
    )
    return (
      <EmptyState title={texts.noneFiltered} action={clear}>
        {texts.noneFilteredWords}
      </EmptyState>
    )
  }
  return <NothingFound word={query.keyword} suggestion={suggestion} />
}

function NothingFound({ word, suggestion }: { word: string; suggestion: string }) {
  const language = useLanguage()
  const texts = useTexts(listText)
  return (
    <div className="empty">
      <h2>{word ? texts.noneTitle(word) : texts.noneHere}</h2>
      {suggestion ? (
        <p>
          {texts.meant}{' '}
          <a className="link" href={searchAddress(language, suggestion)}>
            {suggestion}
          </a>
        </p>
      ) : null}
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
  )
}
