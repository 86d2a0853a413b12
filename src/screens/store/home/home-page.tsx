import { cardText } from '#language/browse/card.text.ts'
import { homeText } from '#language/frame/home.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { homeBlock, type HomeWords } from './home-blocks.tsx'
import type { BlockView } from './home-view.ts'

/** A home page as its blocks make it; one without an opening has its heading for those who listen. */
export function HomePage({ blocks }: { blocks: BlockView[] }) {
  const words: HomeWords = { language: useLanguage(), home: useTexts(homeText), card: useTexts(cardText) }
  return (
    <>
      {blocks.some(({ kind }) => kind === 'hero') ? null : <h1 className="hidden-text">{words.home.heading}</h1>}
      {blocks.map((block, at) => homeBlock(block, words, at === 0))}
    </>
  )
}
