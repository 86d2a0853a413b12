import { useEffect, useState } from 'react'
import { cardText } from '#language/browse/card.text.ts'
import { recentlyViewedText } from '#language/browse/recently-viewed.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { listByIds } from '#modules/search/search.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { CardList } from '#screens/store/card/card-list.tsx'
import { type CardView, cardView } from '#screens/store/card/card-view.ts'
import { sayChosen } from './searched-before.ts'
import { forgetSeen, sayOpened } from '#screens/store/card/recently-seen.ts'
import { Button } from '#ui/button.tsx'

const MOST_SHOWN = 8

/** The pieces opened before this one, newest first; this one is remembered for the next. Without one: all of them. */
export default function RecentlyViewed({ spuCode }: { spuCode?: string }) {
  const texts = useTexts(recentlyViewedText)
  const words = useTexts(cardText)
  const language = useLanguage()
  const [cards, setCards] = useState<CardView[]>([])
  useEffect(() => {
    let left = false
    const show = async () => {
      const ids = (await sayOpened(spuCode)).slice(0, MOST_SHOWN).join(',')
      const found = ids ? await call(listByIds, { ids }, { quiet: true }) : undefined
      if (found?.ok && !left) setCards(found.data.list.map((card) => cardView(card, language)))
    }
    void show()
    if (spuCode) sayChosen(spuCode)
    return () => {
      left = true
    }
  }, [spuCode, language])
  const forget = async () => {
    if (await forgetSeen()) setCards([])
  }
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="recently">
      <div className="section-head">
        <h2 id="recently">{texts.title}</h2>
        {spuCode ? null : (
          <Button look="text" onClick={() => void forget()}>
            {texts.forget}
          </Button>
        )}
      </div>
      <CardList cards={cards} words={words} sizes="(min-width: 768px) 25vw, 50vw" />
    </section>
  )
}
