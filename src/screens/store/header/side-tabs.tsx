import { sexTypeOf } from '#modules/search/search.rules.ts'
import { storeText } from '#language/frame/store.text.ts'
import { useTexts } from '#language/texts.ts'
import { forgetScroll } from '../card/place-memory.ts'
import { type Side, useMatchingPage } from './page-side.ts'

/** Real links: the shop keeps the choice and answers with the page that matches on the chosen side. */
export function SideTabs({ side, place = 'sides' }: { side: Side; place?: 'sides' | 'sidesAtFoot' | 'sidesInMenu' }) {
  const texts = useTexts(storeText)
  const page = useMatchingPage()
  // After the list, which on leaving tells where it stood.
  const forget = () => addEventListener('pagehide', forgetScroll)
  return (
    <nav className="side-tabs" aria-label={texts[place]}>
      {(['women', 'men'] as const).map((each) => (
        <a
          key={each}
          href={`${page}${page.includes('?') ? '&' : '?'}sexType=${sexTypeOf(each)}`}
          rel="nofollow"
          data-reload
          aria-current={each === side ? 'true' : undefined}
          onClick={forget}
        >
          {texts[each]}
        </a>
      ))}
    </nav>
  )
}
