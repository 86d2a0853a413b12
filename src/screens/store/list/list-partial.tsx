import { listEmptyText } from '#language/browse/list-empty.text.ts'
import { useTexts } from '#language/texts.ts'
import { ListMeant } from './list-meant.tsx'

type Partial = { word: string; leftOut: readonly string[]; suggestion: string }

/** Above pieces that hold some of the words: that none holds all of them, which words were left out, and what may have been meant. */
export default function ListPartial({ word, leftOut, suggestion }: Partial) {
  const texts = useTexts(listEmptyText)
  return (
    <div className="list-partial" role="note">
      <p>{texts.partial(word) + texts.leftOut(leftOut)}</p>
      <ListMeant suggestion={suggestion} />
    </div>
  )
}
