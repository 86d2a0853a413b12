import { profileText } from '#language/community/community.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import type { ProfilePageWire } from '#modules/posts/posts.contract.ts'
import { visitors } from '#modules/profiles/profiles.rules.ts'
import { memberPath } from './person.tsx'

type Page = Pick<ProfilePageWire, 'as' | 'person'>

/** What an address says of as whom the page is seen. */
export const asIn = ({ as }: Pick<Page, 'as'>): Record<string, string> => (as === '' ? {} : { as })

export function withAs(path: string, page: Page, show?: string): string {
  const query = new URLSearchParams({ ...asIn(page), ...(show && { show }) })
  return query.size > 0 ? `${path}?${query}` : path
}

/** To a member on their own page: the ways to see it as others do. */
export function SeenAs({ page }: { page: Page }) {
  const texts = useTexts(profileText)
  const path = localPath(useLanguage(), memberPath(page.person.code))
  if (page.as === '' && page.person.bond !== 'self') return null
  return (
    <nav className="com-seen-as" aria-label={texts.seeAs}>
      <p className="mute">{page.as === '' ? texts.seeAs : texts.seenAs}</p>
      {visitors.map((as) => (
        <a
          key={as}
          className="btn-text"
          data-reload=""
          rel="nofollow"
          href={withAs(path, { ...page, as })}
          aria-current={page.as === as ? 'page' : undefined}
        >
          {texts[as]}
        </a>
      ))}
      {page.as === '' ? null : (
        <a className="btn-text" data-reload="" href={path}>
          {texts.seeAsMyself}
        </a>
      )}
    </nav>
  )
}
