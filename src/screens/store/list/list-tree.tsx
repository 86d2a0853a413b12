import { useLocation } from 'react-router'
import { counted } from '#language/counted.ts'
import { facetsText } from '#language/browse/facets.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { listAddress } from '#screens/store/addresses.ts'
import type { ListData } from './list-data.ts'

/** The branch in which the list stands, as plain links: up, beside, and where one is. */
export function ListTree({ tree }: { tree: ListData['categoryTree'] }) {
  const texts = useTexts(facetsText)
  const language = useLanguage()
  const { pathname } = useLocation()
  return (
    <nav className="list-tree" aria-label={texts.tree}>
      <h2 className="caps">{texts.tree}</h2>
      <ul>
        {tree.map(({ name, code, num, level, isCurrent }) => (
          <li key={code} className={`level-${level}`}>
            <a href={isCurrent ? pathname : listAddress(language, code)} aria-current={isCurrent ? 'page' : undefined}>
              <span>{name}</span>
              <span className="mute">{counted(num)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
