import { crumbsText } from '#language/crumbs.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { CrumbWire } from '#modules/catalogue/catalogue.contract.ts'
import { listAddress } from '../addresses.ts'

/** Every step is a link; the page itself is the last one. */
export function Crumbs({ crumbs, current }: { crumbs: CrumbWire[]; current?: string }) {
  const language = useLanguage()
  const texts = useTexts(crumbsText)
  const last = crumbs.at(-1)
  return (
    <nav className="crumbs caps" aria-label={texts.here}>
      <ol>
        <li>
          <a href={localPath(language, '/')}>{texts.home}</a>
        </li>
        {crumbs.map((crumb) => (
          <li key={crumb.code}>
            <a
              href={listAddress(language, crumb.code)}
              aria-current={crumb === last && current === crumb.name ? 'page' : undefined}
            >
              {crumb.name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
