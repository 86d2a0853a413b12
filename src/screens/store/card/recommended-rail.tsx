import { useEffect, useState } from 'react'
import { cardText } from '#language/browse/card.text.ts'
import { recommendedText } from '#language/browse/recommended.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { listRecommended } from '#modules/search/search.paths.ts'
import { call } from '#platform/wire/call-client.ts'
import { CardList } from './card-list.tsx'
import { type CardView, cardView } from './card-view.ts'
import { recentlySeen } from './recently-seen.ts'

const MOST_SEEN = 6
/** 2 = men, as the cookie of the shop's sides says it. */
const isMen = (): boolean => /(?:^|; )sexType=2(?:;|$)/.test(document.cookie)

/** Pieces to go on with where there is nothing else to show: like those this browser has looked at, or what is popular. */
export default function RecommendedRail() {
  const texts = useTexts(recommendedText)
  const words = useTexts(cardText)
  const language = useLanguage()
  const [shown, setShown] = useState<{ cards: CardView[]; personal: boolean }>()
  useEffect(() => {
    let left = false
    const seen = recentlySeen().slice(0, MOST_SEEN)
    void call(listRecommended, { seen: seen.join(','), sexType: isMen() ? 2 : 1 }, { quiet: true }).then((found) => {
      if (!found.ok || left) return
      setShown({ cards: found.data.list.map((card) => cardView(card, language)), personal: seen.length > 0 })
    })
    return () => {
      left = true
    }
  }, [language])
  if (!shown || shown.cards.length === 0) return null
  return (
    <section className="recommended" aria-labelledby="recommended-now">
      <div className="section-head">
        <h2 id="recommended-now">{shown.personal ? texts.forYou : texts.popular}</h2>
      </div>
      <CardList cards={shown.cards} words={words} sizes="(min-width: 768px) 25vw, 50vw" />
    </section>
  )
}
