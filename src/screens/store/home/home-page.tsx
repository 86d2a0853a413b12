import type { ReactNode } from 'react'
import { cardText } from '#language/browse/card.text.ts'
import { homeText } from '#language/frame/home.text.ts'
import { useLanguage, useTexts } from '#language/texts.ts'
import { homeBlock } from './home-blocks.tsx'
import type { BlockView, HomeWords } from './home-view.ts'

/** A home page as its blocks make it; one without an opening has its heading for those who listen. */
export function HomePage({ blocks, banners = null }: { blocks: BlockView[]; banners?: ReactNode }) {
  const words: HomeWords = { language: useLanguage(), home: useTexts(homeText), card: useTexts(cardText) }
  const opening = blocks.find(({ kind }) => kind === 'hero') ?? blocks.find(({ kind }) => kind === 'scene')
  return (
    <>
      {opening ? null : <h1 className="hidden-text">{words.home.heading}</h1>}
      {blocks.map((block, at) => {
        const shown = homeBlock(block, words, { first: at === 0, heading: block === opening })
        return at === 0 && banners !== null ? [shown, banners] : shown
      })}
    </>
  )
}
