import type { MouseEvent } from 'react'
import { sexTypeOf } from '#modules/search/search.rules.ts'
import { storeText } from '#language/frame/store.text.ts'
import { localPath, useLanguage, useTexts } from '#language/texts.ts'
import { sideAddress } from '../addresses.ts'
import { forgetScroll } from '../card/place-memory.ts'

const YEAR_SECONDS = 31_536_000

/** Links that work without script; with it the choice is saved here and the home page is reloaded. */
export function SideTabs({ side, atFoot = false }: { side: 'women' | 'men'; atFoot?: boolean }) {
  const texts = useTexts(storeText)
  const language = useLanguage()
  const choose = (chosen: 'women' | 'men') => (event: MouseEvent) => {
    event.preventDefault()
    // After the list, which saves its position on leaving.
    addEventListener('pagehide', forgetScroll)
    document.cookie = `sexType=${sexTypeOf(chosen)}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
    location.assign(localPath(language, '/'))
  }
  return (
    <nav className="side-tabs" aria-label={atFoot ? texts.sidesAtFoot : texts.sides}>
      {(['women', 'men'] as const).map((each) => (
        <a
          key={each}
          href={sideAddress(language, each)}
          data-reload
          aria-current={each === side ? 'true' : undefined}
          onClick={choose(each)}
        >
          {texts[each]}
        </a>
      ))}
    </nav>
  )
}
