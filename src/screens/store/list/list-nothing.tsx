import { listEmptyText } from '#language/browse/list-empty.text.ts'
import { useTexts } from '#language/texts.ts'
import { ChatLink } from '#screens/store/footer/chat-link.tsx'
import { Later } from '#ui/later.tsx'
import { ListMeant } from './list-meant.tsx'
import { WaysOn } from './ways-on.tsx'

const recommendedRail = () => import('#screens/store/card/recommended-rail.tsx')

type ListNothingProps = { word: string; suggestion: string; notSold: string[] }

/** A list with nothing in it: what was asked, what may have been meant, and ways on. What is not sold is rightly spelt. */
export default function ListNothing({ word, suggestion, notSold }: ListNothingProps) {
  const texts = useTexts(listEmptyText)
  const isNotSold = notSold.length > 0
  return (
    <>
      <div className="empty">
        <h2>{isNotSold ? texts.notSoldTitle(notSold) : word ? texts.noneTitle(word) : texts.noneHere}</h2>
        <ListMeant suggestion={suggestion} />
        <p>{isNotSold ? texts.notSoldWords : texts.noneWords}</p>
        <WaysOn word={word} />
        <p>{texts.ask}</p>
        <ChatLink />
      </div>
      <Later load={recommendedRail} props={{}} />
    </>
  )
}
